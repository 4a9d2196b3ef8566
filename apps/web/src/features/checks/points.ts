import type { ListedCheck } from '@adjudge/contract';

const NOT_COUNTED = 'Reported, not counted';

/** The most points that a category can cost, in words. */
export const describeMaxPoints = (points: ListedCheck['points']): string =>
  pointsInWords(points) ?? NOT_COUNTED;

/** What a check can do to a score: points through its category, points off the whole ad, and a cap. */
export function describeEffects({
  points,
  deduction = 0,
  cap = null,
}: Pick<ListedCheck, 'points' | 'deduction' | 'cap'>): readonly string[] {
  const effects = [
    pointsInWords(points),
    deduction > 0 ? `Up to ${deduction} more off the whole ad` : null,
    cap === null ? null : `Can cap the score at ${cap}`,
  ].filter((each) => each !== null);
  return effects.length > 0 ? effects : [NOT_COUNTED];
}

function pointsInWords({
  alone,
  withCopy,
  video = 0,
  videoWithCopy = 0,
}: ListedCheck['points']): string | null {
  const both = [
    describePoints(alone, withCopy, 'an ad'),
    describePoints(video, videoWithCopy, 'a video'),
  ].filter((each) => each !== null);
  return both.length > 0 ? both.join('. ') : null;
}

function describePoints(alone: number, withCopy: number, what: string): string | null {
  if (alone === 0 && withCopy === 0) return null;
  if (alone === 0) return `${withCopy} of 100 points of ${what} with copy`;
  return `${alone} of 100 points${what === 'a video' ? ` of ${what}` : ''}; ${withCopy} with copy`;
}
