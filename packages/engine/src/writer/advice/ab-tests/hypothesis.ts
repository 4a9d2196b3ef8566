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

/** What rises where the hypothesis is right. */
const MEASURES = {
  clicks: 'More clicks per impression',
  orders: 'More clicks and orders per impression',
  watched: 'More people who watch past 3 seconds',
  cost: 'Cheaper clicks at the same budget',
} as const;

/** 'More clicks per impression, if …' */
export const expectedOf = ({ because, measure }: Hypothesis): string => `${MEASURES[measure]}, ${because}.`;
