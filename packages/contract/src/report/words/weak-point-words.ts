import type { Analysis, WeakPoint } from '@adjudge/engine/report';

/** Over what no check measures, or not enough of. */
export const WEAK_POINTS_TITLE = 'What may weaken it';

export const WEAK_POINTS_MEAN = 'Our judgment from ads that were rated, not a measured fault.';

/** Nothing of reports from before they were told. */
export const weakPointsOf = ({ weakPoints }: Pick<Analysis, 'weakPoints'>): readonly WeakPoint[] =>
  weakPoints ?? [];

/** How often readers named it of such ads, in tenths. */
export const sayHowLikely = ({ chance }: Pick<WeakPoint, 'chance'>): string =>
  `readers fault ${Math.round(10 * chance)} in 10 such ads for it`;
