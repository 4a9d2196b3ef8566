/** A button next to text that leads to what the text is about. */
export const SHOW_STYLE =
  'inline-flex min-h-8 items-center gap-1.5 font-semibold text-guide-text underline underline-offset-4 max-lg:min-h-11';
