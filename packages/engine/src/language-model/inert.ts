/** JSON in which no string can open or close a tag, or hold letters that a person would not see. */
export const inert = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
