export const WEAKNESSES = [
  'small',
  'faint',
  'lettering',
  'brand',
  'request',
  'rivals',
  'offer',
  'wordy',
  'crowded',
  'empty',
  'reason',
  'unclear',
  'picture',
  'craft',
  'color',
  'layout',
  'words',
  'covered',
] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/**
 * What readers say works best in ads. Leaves out what they named in fewer than 20 of 506 creatives (brand, button, lettering,
 * proof, easy reading), and benefits and order, which no ad was ever likely to be praised for.
 */
export const MERITS = ['line', 'idea', 'offer', 'picture', 'product', 'color'] as const;
export type Merit = (typeof MERITS)[number];
