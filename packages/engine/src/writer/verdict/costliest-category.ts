import { wantsAction } from '../reportable-fault.ts';
import { type Facts, artifactIn } from '../facts.ts';

/** What could be better, by category of a picture or its copy. A generic 'design could be stronger' would sound like a form. */
const LACKS: Readonly<Record<string, string>> = {
  attention: 'the ad could attract more attention',
  'message-clarity': 'the message could be clearer',
  'brand-presence': 'the brand could stand out more',
  'visual-design': 'the design could do more for the message',
  'emotional-appeal': 'the ad could move people more',
  'audience-relevance': 'the ad could give people more of a reason',
  'call-to-action': 'the call to action could be clearer',
  'platform-fit': 'the ad could suit its placements better',
  'copy-quality': 'the copy could be stronger',
  'message-match': 'copy and picture could fit better',
};

type Category = Facts['total']['categories'][number];

/**
 * Returns the category that loses the most points. Skips the call to action if none was found and the ad needs none, and the brand if no
 * name was read: it may be plainly visible all the same.
 */
export function costliestCategory(facts: Facts): Category | undefined {
  const needsNone = !wantsAction(facts) && !artifactIn(facts, 'callToAction');
  const unnamed = artifactIn(facts, 'elements')?.brand === null;
  return facts.total.categories
    .filter(({ id }) => !(needsNone && id === 'call-to-action') && !(unnamed && id === 'brand-presence'))
    .toSorted((a, b) => pointsLostOn(b) - pointsLostOn(a))[0];
}

/** Points of the overall score, 0..100. */
export const pointsLostOn = ({ weight, score }: Category): number => weight * (100 - (score ?? 100));

/** Undefined for a category of videos, whose readers' remarks cannot be predicted. */
export const lackPhrase = ({ id }: Category): string | undefined => LACKS[id];
