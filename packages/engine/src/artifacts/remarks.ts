/** What readers hold against ads. */
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

/** What readers say works best in ads. Of fewer than twenty of 506 they said it of brands, buttons, lettering, proof and text that is easy to read. */
export const MERITS = ['line', 'idea', 'gain', 'offer', 'picture', 'product', 'order', 'color'] as const;
export type Merit = (typeof MERITS)[number];
