/** A question about the ad that only a test answers. */
export interface Hypothesis {
  readonly name: string;
  /** Part of the ad that it changes: what is advised already is a fix, and no question. */
  readonly part: string;
  /** What the second version does otherwise, as one sentence. */
  readonly variant: string;
  /** What would make it win, as an if-clause. */
  readonly because: string;
  readonly measure: keyof typeof MEASURES;
}

/** What is compared: it is better in the version that wins. */
const MEASURES = {
  clicks: 'clicks per impression',
  orders: 'clicks and orders per impression',
  watched: 'how many people watch past 3 seconds',
  cost: 'the cost of a click at the same budget',
} as const;

/** 'It should win if …; compare clicks per impression.' */
export const expectedOf = ({ because, measure }: Hypothesis): string =>
  `It should win ${because}; compare ${MEASURES[measure]}.`;
