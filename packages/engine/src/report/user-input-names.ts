// Has no schemas, so that pages that only show these names do not load them.

/** What the ad is meant to do. It decides how much a call to action, an offer and the brand count. */
export const OBJECTIVES = ['awareness', 'consideration', 'response'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** What a user may label a place in the picture as. `notText` is not text of the ad; `protect` must never be covered. */
export const CORRECTION_KINDS = [
  'headline',
  'brand',
  'request',
  'offer',
  'subject',
  'notText',
  'protect',
] as const;
