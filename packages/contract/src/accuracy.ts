/** A figure or a difference with its 95% bootstrap interval. */
export interface WithInterval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What a simpler method scores on the same items. */
export interface AccuracyBaseline {
  readonly name: string;
  readonly value: number;
  /** How far the engine is above (or below) the baseline, by paired resampling; null when the items cannot be paired. */
  readonly gain: WithInterval | null;
}

/** A published result by others; null when they gave no number. */
export interface AccuracyReference {
  readonly name: string;
  readonly value: number | null;
  readonly source: string;
}

export interface AccuracyFigure extends WithInterval {
  readonly id: string;
  readonly name: string;
  /** Appended to the value: '', ' %', ' s', ' points'. */
  readonly unit: string;
  readonly decimals: number;
  readonly higherIsBetter: boolean;
  /** Ends of the scale that the figure is drawn on. */
  readonly from: number;
  readonly to: number;
  readonly n: number;
  /** What was counted: 'photos', 'pairs of headlines'. */
  readonly items: string;
  /** What was fitted on which data, and whether these items were held out. */
  readonly split: string;
  readonly baselines: readonly AccuracyBaseline[];
  readonly references: readonly AccuracyReference[];
}

/** How often statements with a confidence between `from` and `to` (0..1) are right. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  /** Mean stated confidence, and the share that is right. */
  readonly stated: number;
  readonly right: number;
  readonly n: number;
}

export interface ReliabilityTable {
  readonly name: string;
  /** Without empty bins. */
  readonly bins: readonly ReliabilityBin[];
}

/** Counts of outcomes, as text for readers of the card. */
export interface CountTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The versions that produced a subject's figures. Subjects of one card may have been measured at different times. */
export interface Measured {
  readonly engine: string;
  readonly rubric: string;
  /** ISO date of the run. */
  readonly date: string;
}

export interface AccuracySubject {
  readonly id: string;
  readonly measured: Measured;
  readonly title: string;
  /** What the figures mean, in one sentence for an ad buyer. */
  readonly meaning: string;
  readonly data: string;
  readonly doesNotShow: string;
  readonly figures: readonly AccuracyFigure[];
  readonly reliability?: readonly ReliabilityTable[];
  readonly counts?: readonly CountTable[];
}

/** How good the engine's measurements are. Written by `npm run accuracy`, shown on the /accuracy page. */
export interface AccuracyCard {
  readonly notClaimed: readonly string[];
  readonly subjects: readonly AccuracySubject[];
}

/** A share (0..1) in whole percent. */
export const formatShare = (value: number): string => `${(100 * value).toFixed(0)}%`;

/** A figure's value as displayed: '0.59', '52.3 %'. */
export const formatFigure = (
  value: number,
  { decimals, unit }: Pick<AccuracyFigure, 'decimals' | 'unit'>,
): string => `${value.toFixed(decimals)}${unit}`;

/** A difference with its sign. */
export const formatGain = (value: number, { decimals }: Pick<AccuracyFigure, 'decimals'>): string =>
  `${value < 0 ? '' : '+'}${value.toFixed(decimals)}`;
