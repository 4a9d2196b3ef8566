/** What counts of a result, 0..100: as far as it is not sure, or does not apply, what is typical stands in its place. */
export const countedScore = (
  typical: number,
  { score, confidence }: { readonly score: number | null; readonly confidence: number },
): number => (score === null ? typical : typical + confidence * (score - typical));
