/**
 * How much more the worst counts than the best: a score of 0 weighs twice as much as one of 100. An ad works as far as
 * its weakest point lets it, and a plain mean lets many strong checks outvote the one that sinks the ad. 1 is the most at
 * which a better check can never lower the mean (docs/decisions/007).
 */
const EMPHASIS = 1;

/** Weight that a score counts with: heavier the lower it is. `score` 0..100. */
export const emphasised = (weight: number, score: number): number =>
  weight * (1 + EMPHASIS * (1 - score / 100));

/** Weight that an audit counts with: what is measured without certainty speaks more softly, whatever it says. */
export const effectiveWeight = (
  weight: number,
  { score, confidence }: { readonly score: number; readonly confidence: number },
): number => emphasised(weight * confidence, score);
