/** A question about the ad that only a test answers. */
export interface Hypothesis {
  readonly name: string;
  /** Part of the ad that it changes: what is advised already is a fix, and no question. */
  readonly part: string;
  /** What the second version does otherwise, as one sentence. */
  readonly variant: string;
  /** Why it may win, as the if-clause; the measure follows it. */
  readonly because: string;
  readonly measure: keyof typeof MEASURES;
}

/** What rises where the hypothesis is right. */
const MEASURES = {
  clicks: 'clicks per impression rise',
  orders: 'clicks and orders per impression rise',
  watched: 'more people watch past 3 seconds',
  cost: 'a click costs less at the same budget',
} as const;

/** 'If … , clicks per impression rise.' */
export const expectedOf = ({ because, measure }: Hypothesis): string => `${because}, ${MEASURES[measure]}.`;
