/** JSON in which no string can open or close a tag or contain invisible characters. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
