/** A question about the ad that only a test can answer. */
export interface Hypothesis {
  readonly name: string;
  /** Part of the ad that the test changes. Dropped if a recommendation covers the part: that is a fix, not a question. */
  readonly part: string;
  /** What the second version does differently, as one sentence. */
  readonly variant: string;
  /** What would make it win, as an if-clause. */
  readonly because: string;
  readonly measure: keyof typeof MEASURES;
}

/** What to compare. The version with the better figure wins. */
const MEASURES = {
  clicks: 'clicks per impression',
  orders: 'clicks and orders per impression',
  watched: 'how many people watch past 3 seconds',
} as const;

/** 'It should win if …; compare clicks per impression.' */
export const expectedOf = ({ because, measure }: Hypothesis): string =>
  `It should win ${because}; compare ${MEASURES[measure]}.`;
