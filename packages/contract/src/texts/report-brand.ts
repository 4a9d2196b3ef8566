export const REPORT_BRAND_TEXTS = {
  title: 'Your brand on reports',
  about: 'Your logo and color at the top of the PDF reports that you export.',
  paidOnly: 'Your own logo and color come with every paid package.',
  logoType: 'Choose a PNG, JPEG or WebP file. SVG and other types are not supported.',
  logoLarge: 'The logo is larger than 200 kB. Export it smaller and try again.',
  logoUnreadable: 'We could not open this picture. Export it again as PNG and try once more.',
  colorInvalid: 'Enter a color as six digits, such as #1c5d99.',
  saved: 'Saved. Your next PDF report shows it.',
  failed: 'Your brand could not be saved. Please try again.',
  loadFailed: 'Could not load your brand.',
} as const;

/** A color that cannot be read on white, with a shade that can. */
export const tooPale = (contrast: number, shade: string): string =>
  `This color is too light on white paper: ${Math.floor(contrast * 10) / 10}:1, and headings need 3:1. Try a darker shade, such as ${shade}.`;
