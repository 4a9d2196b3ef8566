/** A difference or a figure with its 95 % bootstrap interval. */
export interface WithInterval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What something simpler reaches on the very same items. */
export interface AccuracyBaseline {
  readonly name: string;
  readonly value: number;
  /** How far the engine lies above (or below) it, resampled in pairs; null where there is no pairing. */
  readonly gain: WithInterval | null;
}

/** What others have published; null where they gave words and no figure. */
export interface AccuracyReference {
  readonly name: string;
  readonly value: number | null;
  readonly source: string;
}

export interface AccuracyFigure extends WithInterval {
  readonly id: string;
  readonly name: string;
  /** Put after the value: '', ' %', ' s', ' points'. */
  readonly unit: string;
  readonly decimals: number;
  readonly higherIsBetter: boolean;
  /** Ends of the scale it is drawn on. */
  readonly from: number;
  readonly to: number;
  readonly n: number;
  /** What was counted: 'photos', 'pairs of headlines'. */
  readonly items: string;
  /** What was fitted on what, and whether these items were held out. */
  readonly split: string;
  readonly baselines: readonly AccuracyBaseline[];
  readonly references: readonly AccuracyReference[];
}

/** How often what is stated with a certainty between `from` and `to`, 0..1, is right. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  /** Mean certainty stated, and share that is right. */
  readonly stated: number;
  readonly right: number;
  readonly n: number;
}

export interface ReliabilityTable {
  readonly name: string;
  /** Without those that nothing falls into. */
  readonly bins: readonly ReliabilityBin[];
}

/** How often what was counted came about, in words for a reader of the card. */
export interface CountTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What made the figures of a subject; the subjects of a card may have been measured at different times. */
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
  /** What the figures mean, in a sentence for a person who buys ads. */
  readonly meaning: string;
  readonly data: string;
  readonly doesNotShow: string;
  readonly figures: readonly AccuracyFigure[];
  readonly reliability?: readonly ReliabilityTable[];
  readonly counts?: readonly CountTable[];
}

/** How good the engine's measurements are: `npm run accuracy` writes it, the page /accuracy shows it. */
export interface AccuracyCard {
  readonly notClaimed: readonly string[];
  readonly subjects: readonly AccuracySubject[];
}

/** A share, 0..1, in whole percent. */
export const sayShare = (value: number): string => `${(100 * value).toFixed(0)}%`;

/** A value of a figure as it is shown: '0.59', '52.3 %'. */
export const sayFigure = (
  value: number,
  { decimals, unit }: Pick<AccuracyFigure, 'decimals' | 'unit'>,
): string => `${value.toFixed(decimals)}${unit}`;

/** How far one lies above the other, with its sign. */
export const sayGain = (value: number, { decimals }: Pick<AccuracyFigure, 'decimals'>): string =>
  `${value < 0 ? '' : '+'}${value.toFixed(decimals)}`;
