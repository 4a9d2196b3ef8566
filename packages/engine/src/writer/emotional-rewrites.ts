import { type AdFacts, type AdWords, adFacts, calm, capital, plural } from './ad-facts.ts';
import { suggestCallsToAction } from './cta-variations.ts';

export interface EmotionalRewrite {
  readonly emotion: string;
  readonly text: string;
}

const MOST = 3;

/**
 * The ad's own facts told with another feeling. Prices, claims and names are the ad's; where it says too little to
 * build on, there is no rewrite.
 */
export function rewriteForEmotion(ad: AdWords): EmotionalRewrite[] {
  const facts = adFacts(ad);
  if (facts.core === null) return [];
  const close = `${closing(ad, facts.core)}.`;
  const built = [belonging, trust, excitement, ease].map((write) => write(facts, close));
  const told = built.filter((draft) => draft !== null);
  return [...told, ...[curiosity, warmth].map((write) => write(facts, close))].slice(
    0,
    Math.max(2, Math.min(MOST, told.length)),
  );
}

/** A request longer than this is a statement of its own. */
const SHORT_REQUEST = 28;

/** The ad's own short request, which the reader will meet again on the button; else one that is not said already. */
function closing(ad: AdWords, core: string): string {
  const own = [
    ...(ad.copy?.callsToAction.map(({ text }) => text) ?? []).toReversed(),
    ...(ad.callToAction ? [ad.callToAction.text] : []),
  ];
  const suggested = suggestCallsToAction(ad).map(({ text }) => text);
  const fitting = [...own, ...suggested].find(
    (text) =>
      text.length <= SHORT_REQUEST &&
      !/^(?:click|tap)\b/i.test(text) &&
      !core.toLowerCase().includes(text.toLowerCase()),
  );
  return capital(calm((fitting ?? 'See for yourself').replace(/\s+/g, ' ').replace(/[.!?]+$/, '')));
}

const subject = ({ brand, product }: AdFacts): string | null =>
  brand && product
    ? `the ${brand} ${product}`
    : (brand ??
      (product && plural(product) !== product
        ? `this ${product}`
        : product
          ? `this ${product}`.replace(/^this (?=\w+s$)/, 'these ')
          : null));

function belonging({ crowd, core }: AdFacts, close: string): EmotionalRewrite | null {
  return crowd === null ? null : { emotion: 'Belonging', text: `Be one of ${crowd}. ${core} ${close}` };
}

function trust(facts: AdFacts, close: string): EmotionalRewrite | null {
  const { proof, reassurance, core } = facts;
  if (proof === null && reassurance === null) return null;
  const backed =
    proof === null ? '' : ` Do not take our word for it: ${lowerFirst(proof)} speak for themselves.`;
  const safe =
    reassurance === null ? '' : ` And there is ${withArticle(reassurance)} while you make up your mind.`;
  return {
    emotion: 'Trust',
    text: `${core}${backed}${proof === null ? safe.replace(' And there', ' There') : safe} ${close}`,
  };
}

function excitement(facts: AdFacts, close: string): EmotionalRewrite | null {
  const { offers, deadline, core } = facts;
  const offer = offers.find((each) => !/trial$|^for\b/i.test(each) && !core?.includes(each));
  if (offer === undefined) return null;
  const what = subject(facts);
  const of = what && /\boff$/i.test(offer) ? ` ${what}` : '';
  return {
    emotion: 'Excitement',
    text: `${capital(offer)}${of}${deadline === null ? '' : `, until ${deadline}`}! ${core} ${close}`,
  };
}

function ease(facts: AdFacts, close: string): EmotionalRewrite | null {
  const [gain, other] = facts.gains.filter((each) => !facts.core?.toLowerCase().startsWith(each));
  if (gain === undefined) return null;
  const what = subject(facts);
  const lead = `Picture the day when you ${gain}${other ? ` and ${other}` : ''}.`;
  return {
    emotion: 'Relief',
    text: `${lead} ${what ? `${capital(what)} is made for it. ` : ''}${facts.core} ${close}`,
  };
}

function curiosity(facts: AdFacts, close: string): EmotionalRewrite {
  const what = subject(facts);
  return {
    emotion: 'Curiosity',
    text: `${what ? `Have you seen ${what} yet?` : 'Have you seen this yet?'} ${facts.core} ${close}`,
  };
}

const warmth = ({ core }: AdFacts, close: string): EmotionalRewrite => ({
  emotion: 'Warmth',
  text: `This one is for you. ${core} ${close}`,
});

const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const withArticle = (thing: string): string => {
  if (/^(?:free )?(?:returns|refunds)|^(?:an?|the)\b|returns$/.test(thing))
    return thing.replace(/^returns/, 'a return').replace(/^free returns$/, 'a free return');
  return `${/^(?:[aeio]|8|11|18)/.test(thing) ? 'an' : 'a'} ${thing}`;
};
