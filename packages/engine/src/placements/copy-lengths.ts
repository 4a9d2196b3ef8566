/** How many characters of ad copy each platform shows before it truncates. Checked 2026-11. */
export const COPY_LENGTHS = [
  { name: 'Google responsive display description', characters: 90, source: 'Google Ads help 17090561' },
  { name: 'Meta feed before “more”', characters: 125, source: 'Judgment until sourced' },
  { name: 'LinkedIn introduction', characters: 150, source: 'LinkedIn ads guide' },
  { name: 'LinkedIn introduction at most', characters: 600, source: 'LinkedIn ads guide' },
] as const;
