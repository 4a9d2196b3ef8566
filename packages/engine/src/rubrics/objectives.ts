import type { Objective } from '../report/user-input.ts';
import objectiveFit from './fitted/objectives.json' with { type: 'json' };

/** How many times its usual weight a category counts for an ad with this objective. */
export interface ObjectiveWeight {
  readonly category: string;
  readonly times: number;
  readonly reason: string;
}

/** Factors by objective and category id. */
export type ObjectiveTimes = Readonly<Record<Objective, Readonly<Record<string, number>>>>;

const FITTED: ObjectiveTimes = objectiveFit.times;

/** A factor fitted to readers' ratings (`npm run fit:grade`). */
const fitted = (objective: Objective, category: string, reason: string): ObjectiveWeight => ({
  category,
  times: FITTED[objective][category] ?? 1,
  reason,
});

/**
 * Categories that are not listed count as usual. The factors for pictures are fitted; those for copy and for a video's
 * opening are chosen by judgment. None of them is based on sales.
 */
export const OBJECTIVE_WEIGHTS: Readonly<Record<Objective, readonly ObjectiveWeight[]>> = {
  awareness: [
    fitted(
      'awareness',
      'call-to-action',
      'An awareness ad should be remembered, not clicked, so it can do without a button.',
    ),
    fitted(
      'awareness',
      'brand-presence',
      'Where an ad asks for nothing, a large name is not what readers rated higher.',
    ),
    fitted('awareness', 'attention', 'Reach without attention builds no memory.'),
    fitted('awareness', 'emotional-appeal', 'A feeling lasts when the details are forgotten.'),
    { category: 'opening-hook', times: 1.15, reason: 'Most viewers see the opening and nothing else.' },
  ],
  consideration: [
    fitted('consideration', 'call-to-action', 'The next step is to learn more, which an address says, too.'),
    fitted('consideration', 'brand-presence', 'People who compare look at what it does before whose it is.'),
    fitted(
      'consideration',
      'message-clarity',
      'People who compare want to know what it is and what it does.',
    ),
    fitted('consideration', 'audience-relevance', 'People who compare look for their own needs.'),
    { category: 'copy-quality', times: 1.15, reason: 'The details that decide are in the copy.' },
  ],
  response: [
    {
      category: 'message-match',
      times: 1.25,
      reason: 'Clicks are lost when copy and picture promise different things.',
    },
  ],
};

/** Used when nothing in the ad shows its objective. Most ads that are uploaded want a response. Chosen by judgment. */
export const DEFAULT_OBJECTIVE_MIX: Readonly<Record<Objective, number>> = {
  awareness: 0.2,
  consideration: 0.3,
  response: 0.5,
};

/** How far a guess moves away from the usual mix, since what we did not find may still be there. Tuned with readers' ratings in view. */
export const GUESS_COUNTS = 0.75;
