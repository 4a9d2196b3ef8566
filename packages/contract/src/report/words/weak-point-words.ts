import type { Analysis, WeakPoint } from '@adjudge/engine/report';

/** Title of the list of weaknesses that no check measures, or not fully. */
export const WEAK_POINTS_TITLE = 'What may weaken it';

export const WEAK_POINTS_MEAN = 'Our judgment, based on rated ads; not a measured fault.';

/** Empty for reports that predate weak points. */
export const weakPointsOf = ({ weakPoints }: Pick<Analysis, 'weakPoints'>): readonly WeakPoint[] =>
  weakPoints ?? [];

/** How often readers named this weakness in such ads, in tenths. */
export const describeLikelihood = ({ chance }: Pick<WeakPoint, 'chance'>): string =>
  `readers name it in ${Math.round(10 * chance)} of 10 such ads`;
