/** The score that counts, 0..100. It shrinks toward `typical` as confidence falls, and is `typical` when there is no score. */
export const countedScore = (
  typical: number,
  { score, confidence }: { readonly score: number | null; readonly confidence: number },
): number => (score === null ? typical : typical + confidence * (score - typical));
