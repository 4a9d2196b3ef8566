import type { Objective } from '../report/told.ts';

/** How many times its usual weight a category counts for an ad that is meant to do this. */
export interface ObjectiveWeight {
  readonly category: string;
  readonly times: number;
  readonly reason: string;
}

/** Categories that are not named count as always. Judgment, all of it: no sales stand behind these factors. */
export const OBJECTIVE_WEIGHTS: Readonly<Record<Objective, readonly ObjectiveWeight[]>> = {
  awareness: [
    {
      category: 'call-to-action',
      times: 0.2,
      reason: 'An awareness ad should be remembered, not clicked, so it can do without a button.',
    },
    { category: 'brand-presence', times: 1.4, reason: 'The brand is what people should remember.' },
    { category: 'attention', times: 1.15, reason: 'Reach without attention builds no memory.' },
    { category: 'opening-hook', times: 1.15, reason: 'Most viewers see the opening and nothing else.' },
    { category: 'emotional-appeal', times: 1.3, reason: 'A feeling lasts when the details are forgotten.' },
  ],
  consideration: [
    {
      category: 'call-to-action',
      times: 0.8,
      reason: 'The next step is to learn more, so the call to action can be quiet.',
    },
    {
      category: 'message-clarity',
      times: 1.15,
      reason: 'People who compare want to know what it is and what it does.',
    },
    {
      category: 'audience-relevance',
      times: 1.3,
      reason: 'People who compare look for their own needs.',
    },
    { category: 'copy-quality', times: 1.15, reason: 'The details that decide are in the copy.' },
  ],
  response: [
    {
      category: 'call-to-action',
      times: 1.5,
      reason: 'A response ad is bought for the click, so it has to ask for it.',
    },
    {
      category: 'message-match',
      times: 1.25,
      reason: 'Clicks are lost when copy and picture promise different things.',
    },
    { category: 'brand-presence', times: 0.85, reason: 'The offer works first; the brand backs it up.' },
    { category: 'emotional-appeal', times: 0.8, reason: 'A reason to act now counts more than a mood.' },
  ],
};

/** Where nothing in the ad tells: most ads that are uploaded want a response. Judgment. */
export const USUAL_OBJECTIVE: Readonly<Record<Objective, number>> = {
  awareness: 0.2,
  consideration: 0.3,
  response: 0.5,
};

/** How far a guess goes from the usual: what we did not find may still be there. Judgment. */
export const GUESS_COUNTS = 0.5;

/** What a guess that rests on nothing found counts of it. Judgment: a missed button must not pay. */
export const ABSENCE_COUNTS = 0.6;
