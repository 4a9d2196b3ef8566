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
