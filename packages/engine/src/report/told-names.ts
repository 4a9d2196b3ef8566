// No schema: pages that only show these names load none.

/** What the ad is meant to do; it decides how much a request, an offer and the brand count. */
export const OBJECTIVES = ['awareness', 'consideration', 'response'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** What a person may call a place of the picture. `notText` is no text of the ad, `protect` is never to be covered. */
export const CORRECTABLE = [
  'headline',
  'brand',
  'request',
  'offer',
  'subject',
  'notText',
  'protect',
] as const;
