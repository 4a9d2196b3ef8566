/** What is quoted in a sentence, with its marks; words of a few letters apart. */
export const quotations = (text: string): readonly string[] => text.match(/“[^”]{5,}”/g) ?? [];

/** Advice without the words that the sentence before it quotes first: 'Set the headline in black', 'Set it larger'. */
export function withoutRepeat(advice: string, before: string): string {
  const [words] = quotations(before);
  return words === undefined
    ? advice
    : advice.replace(`the headline ${words}`, 'the headline').replace(words, 'it');
}
