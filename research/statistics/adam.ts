/** Gradient ascent with a step size per weight (Adam; Kingma and Ba 2015). */
export function adam(size: number): (weights: Float64Array, slopes: Float64Array, rate: number) => void {
  const slow = new Float64Array(size);
  const spread = new Float64Array(size);
  let steps = 0;
  return (weights, slopes, rate) => {
    steps++;
    for (let at = 0; at < size; at++) {
      const slope = slopes[at]!;
      slow[at] = 0.9 * slow[at]! + 0.1 * slope;
      spread[at] = 0.999 * spread[at]! + 0.001 * slope * slope;
      const mean = slow[at]! / (1 - 0.9 ** steps);
      weights[at]! += (rate * mean) / (Math.sqrt(spread[at]! / (1 - 0.999 ** steps)) + 1e-8);
    }
  };
}

/** Factor of the step size after this share of all steps: full for the first half, then smaller. */
export const rateAt = (share: number): number => (share < 0.5 ? 1 : share < 0.8 ? 0.3 : 0.1);
