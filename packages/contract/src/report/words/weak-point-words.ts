import type { Analysis, WeakPoint } from '@adjudge/engine/report';

/** Over what no check measures, or not enough of. */
export const WEAK_POINTS_TITLE = 'What else may weaken it';

export const WEAK_POINTS_MEAN =
  'Our judgment from ads that were rated, not a measured fault: it takes no points off.';

/** Nothing of reports from before they were told. */
export const weakPointsOf = ({ weakPoints }: Pick<Analysis, 'weakPoints'>): readonly WeakPoint[] =>
  weakPoints ?? [];

/** How often it was so, to the tenth. */
export const sayHowOften = ({ chance }: Pick<WeakPoint, 'chance'>): string =>
  `Readers named it in about ${Math.round(10 * chance)} of 10 ads like this one.`;
