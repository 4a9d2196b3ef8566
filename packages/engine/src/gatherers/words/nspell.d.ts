declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
  }
  /** @param aff affix rules, @param dic words: the two files of a Hunspell dictionary */
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Speller;
}
