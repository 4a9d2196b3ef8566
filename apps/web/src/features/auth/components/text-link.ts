/** Class names of a link in running text. */
export const TEXT_LINK = 'font-semibold text-ink underline underline-offset-4 hover:decoration-2';
