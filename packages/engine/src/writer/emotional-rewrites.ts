import { type AdFacts, type AdWords, adFacts, capital } from './ad-facts.ts';
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
  const close = `${closing(ad)}.`;
  const drafts = [
    belonging(facts, close),
    trust(facts, close),
    excitement(facts, close),
    ease(facts, close),
    curiosity(facts, close),
    pride(facts, close),
  ];
  const seen = new Set<string>();
  return drafts
    .filter((draft) => draft !== null)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, MOST);
}

function closing(ad: AdWords): string {
  const [first] = suggestCallsToAction(ad);
  return (first?.text ?? ad.callToAction?.text ?? 'See for yourself').replace(/[.!?]+$/, '');
}

const subject = ({ brand, product }: AdFacts): string | null =>
  brand && product ? `the ${brand} ${product}` : (brand ?? (product ? `this ${product}` : null));

function belonging(facts: AdFacts, close: string): EmotionalRewrite | null {
  if (facts.crowd === null) return null;
  const what = subject(facts);
  return {
    emotion: 'Belonging',
    text: `${capital(facts.crowd)} already know${what ? ` ${what}` : ''}. ${facts.core} ${close}`,
  };
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
  const [offer] = facts.offers;
  if (offer === undefined) return null;
  const until = facts.deadline === null ? '' : `, until ${facts.deadline}`;
  const what = subject(facts);
  const lead = /^(?:save|buy)\b/i.test(offer)
    ? `${capital(offer)}${until}!`
    : `It is on: ${lowerFirst(offer)}${what && /off$/i.test(offer) ? ` ${what}` : ''}${until}!`;
  return { emotion: 'Excitement', text: `${lead} ${facts.core} ${close}` };
}

function ease(facts: AdFacts, close: string): EmotionalRewrite | null {
  const [gain, other] = facts.gains;
  if (gain === undefined) return null;
  const what = subject(facts);
  return {
    emotion: 'Relief',
    text: `Picture the day when you ${gain}${other ? ` and ${other}` : ''}. ${what ? `${capital(what)} is made for it. ` : ''}${facts.core} ${close}`,
  };
}

function curiosity(facts: AdFacts, close: string): EmotionalRewrite | null {
  const what = subject(facts);
  if (what === null) return null;
  const asked =
    facts.gains[0] === undefined
      ? `What makes ${what} worth a second look?`
      : `What if you could ${facts.gains[0]}?`;
  return { emotion: 'Curiosity', text: `${asked} ${facts.core} ${close}` };
}

function pride(facts: AdFacts, close: string): EmotionalRewrite {
  const what = subject(facts);
  return {
    emotion: 'Confidence',
    text: `You know what is good for you${what ? `, and ${what} is here for that` : ''}. ${facts.core} ${close}`,
  };
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const withArticle = (thing: string): string => {
  if (/^(?:free )?(?:returns|refunds)|^(?:an?|the)\b|returns$/.test(thing))
    return thing.replace(/^returns/, 'a return').replace(/^free returns$/, 'a free return');
  return `${/^(?:[aeio]|8|11|18)/.test(thing) ? 'an' : 'a'} ${thing}`;
};
