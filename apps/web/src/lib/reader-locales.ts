/** The reader's languages, best first; undefined, which means the browser's own, if Intl rejects one, such as 'en-US@posix'. */
export function readerLocales(): readonly string[] | undefined {
  try {
    return Intl.getCanonicalLocales(navigator.languages);
  } catch {
    return undefined;
  }
}
