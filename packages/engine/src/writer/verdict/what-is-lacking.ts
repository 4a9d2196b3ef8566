import type { TextLine } from '../../artifacts/artifacts.ts';
import { mayAsk } from '../../computed/layout/presence.ts';
import { statesPrice } from '../../computed/text/listed-facts.ts';
import { isOffer } from '../../language/index.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { say } from '../../messages/say.ts';
import { isSentByAddress, isToActOn } from '../borne-out.ts';
import { isSurePart } from '../doubt.ts';
import { type Facts, found, ofVideo } from '../facts.ts';
import { praisedParts } from './verdict-strengths.ts';
import { THINGS } from './verdict-things.ts';

const MESSAGES = {
  noRequest: 'we found no call to action',
  noClearRequest: 'we found no clear call to action',
  addressOnly: 'the brand is named only in the web address',
  small: '{count, plural, one {{things} is set small} other {{things} are set small}}',
  stronger: 'the {category} could be stronger',
} as const;

/** Clauses of what could be better, by category; 'design could be stronger' is a form's sentence. */
const LACKS: Readonly<Record<string, string>> = {
  attention: 'the ad could attract more attention',
  'message-clarity': 'the message could be clearer',
  'brand-presence': 'the brand could stand out more',
  'visual-design': 'what it loses on design is mostly a matter of style',
  'emotional-appeal': 'the ad could move people more',
  'audience-relevance': 'the ad could give people more of a reason',
  'call-to-action': 'the call to action could be clearer',
  'platform-fit': 'the ad could suit its placements better',
  'copy-quality': 'the copy could be stronger',
  'message-match': 'copy and picture could fit better',
};

/** What anybody sees that a picture without a fault lacks; null where there is nothing of the kind. */
export function plainLack(facts: Facts): string | null {
  if (ofVideo(facts)) return null;
  if (asksNothing(facts) && isToActOn(facts)) return MESSAGES.noRequest;
  const praised = praisedParts(facts);
  if (!praised.has('brand') && isSurePart('brand', facts) && isSentByAddress(facts))
    return MESSAGES.addressOnly;
  const small = setSmall(facts, praised);
  return small.length === 0 ? null : say(MESSAGES.small, { count: small.length, things: joinedList(small) });
}

const asksNothing = (facts: Facts): boolean =>
  found(facts, 'callToAction') === null &&
  !mayAsk(found(facts, 'elements')?.mayAsk, found(facts, 'text') ?? []);

/**
 * Height of letters, as a share of the side of a square as large as the picture, under which readers call an offer, a call
 * to action or a brand small, tiny or quiet for two of five ads, over it for one of five (254 ads without a fault, with
 * these in view).
 */
const SMALL = 0.022;

const offers = (line: TextLine): boolean => statesPrice(line) || isOffer(line.text);

/** What matters beside the headline and is set in small letters, as it is called; what is praised is left out. */
function setSmall(facts: Facts, praised: ReadonlySet<string>): readonly string[] {
  const { elements, image, text = [] } = facts.gathered.artifacts;
  if (!elements || !image) return [];
  const side = Math.sqrt(image.width * image.height) / image.height;
  const parts = { offer: elements.offer, callToAction: elements.request, brand: elements.brand } as const;
  return (['offer', 'callToAction', 'brand'] as const)
    .filter((part) => {
      const heights = (parts[part]?.lines ?? []).map((at) => text[at]?.height ?? Infinity);
      if (heights.length === 0 || praised.has(part) || !isSurePart(part, facts)) return false;
      // Where a price or another offer is set large, that may be the offer.
      if (part === 'offer' && text.some((line) => offers(line) && line.height >= SMALL * side)) return false;
      return Math.max(...heights) < SMALL * side;
    })
    .map((part) => THINGS[part]);
}

type Category = Facts['total']['categories'][number];

/**
 * The category on which most points are lost; a request is not missed where none is to be expected, and a name that was not read
 * may be there for all to see.
 */
export function costliestCategory(facts: Facts): Category | undefined {
  const needsNone = !isToActOn(facts) && !found(facts, 'callToAction');
  const unnamed = found(facts, 'elements')?.brand === null;
  return facts.total.categories
    .filter(({ id }) => !(needsNone && id === 'call-to-action') && !(unnamed && id === 'brand-presence'))
    .toSorted((a, b) => lostOn(b) - lostOn(a))[0];
}

const lostOn = ({ weight, score }: Category): number => weight * (100 - (score ?? 100));

/** What the category that costs most lacks. */
export function sayLost({ id, category }: Category, facts: Facts): string {
  if (id === 'call-to-action' && !ofVideo(facts) && found(facts, 'callToAction') === null)
    return asksNothing(facts) ? MESSAGES.noRequest : MESSAGES.noClearRequest;
  return LACKS[id] ?? say(MESSAGES.stronger, { category: category.toLowerCase() });
}
