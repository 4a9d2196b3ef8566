import type { AccuracyFigure } from '@adjudge/contract';

/** Where a figure's scale begins: below its usual start when something shown lies there, such as a negative correlation. */
export const scaleStart = ({ from, low, baselines, references }: AccuracyFigure): number =>
  Math.min(from, low, ...[...baselines, ...references].flatMap(({ value }) => value ?? []));
