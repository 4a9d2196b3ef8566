/** Input of precision and recall: an element counts as shown from some certainty on. */
export interface Found {
  readonly p: number;
  readonly right: boolean;
  /** Whether the creative has the element. */
  readonly there: boolean;
}

export function precisionRecall(
  found: readonly Found[],
  from: number,
): { precision: number; recall: number } {
  const shown = found.filter(({ p }) => p >= from);
  const right = shown.filter((each) => each.right).length;
  const there = found.filter((each) => each.there).length;
  return { precision: right / Math.max(1, shown.length), recall: right / Math.max(1, there) };
}

/** Expected calibration error over ten bins of equal width (Naeini et al. 2015), and the bins. */
export function calibration(said: readonly { readonly p: number; readonly right: boolean }[]): {
  readonly error: number;
  readonly bins: readonly { readonly said: number; readonly right: number; readonly n: number }[];
} {
  const bins = Array.from({ length: 10 }, (_, bin) => {
    const inside = said.filter(({ p }) => Math.min(9, Math.floor(p * 10)) === bin);
    const mean = (pick: (each: { p: number; right: boolean }) => number): number =>
      inside.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, inside.length);
    return { said: mean(({ p }) => p), right: mean(({ right }) => Number(right)), n: inside.length };
  });
  const error = bins.reduce(
    (sum, { said: stated, right, n }) => sum + (n / Math.max(1, said.length)) * Math.abs(stated - right),
    0,
  );
  return { error, bins };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
