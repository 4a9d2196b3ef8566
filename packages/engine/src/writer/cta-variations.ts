import { type ActionClass, actionName } from '../computed/copy-actions.ts';
import { type AdFacts, type AdWords, adFacts, capital, plural, possessive } from './ad-facts.ts';

export interface CallToActionVariation {
  readonly text: string;
  readonly reason: string;
}

const MOST = 5;

/** With so many of the ad's own, requests that any ad could make are left out. */
const ENOUGH = 3;

/** A button holds about this much before it wraps; judgement. */
const LONGEST = 34;

/** Buttons to try, built from the offer, the product, the brand, the gain and the deadline that the ad names itself. */
export function suggestCallsToAction(ad: AdWords): CallToActionVariation[] {
  const facts = adFacts(ad);
  const now = ad.callToAction?.text ?? ad.copy?.callsToAction[0]?.text ?? null;
  const seen = new Set(now === null ? [] : [now.toLowerCase()]);
  const kept: CallToActionVariation[] = [];
  for (const variation of [
    ...byOffer(facts),
    ...byProduct(facts),
    ...byGain(facts),
    ...byBrand(facts),
    ...byCrowd(facts),
    ...plain(facts, now),
  ]) {
    if (kept.length === MOST || seen.has(variation.text.toLowerCase()) || variation.text.length > LONGEST)
      continue;
    if (kept.length >= ENOUGH && variation.plain) continue;
    seen.add(variation.text.toLowerCase());
    kept.push({ text: variation.text, reason: variation.reason });
  }
  return kept;
}

/** A copy's own request that fits a button. */
const SHORT = 24;

/**
 * Words for a button, of the ad alone: the request of its copy, else one built of what the picture names; null where
 * only a request that any ad could make is left.
 */
export function ownRequest(ad: AdWords): string | null {
  const said = ad.copy?.callsToAction.find(({ text }) => text.length <= SHORT && !BARE_CLICK.test(text));
  if (said) return capital(said.text);
  const facts = adFacts({ ...ad, copy: null });
  const built = [...byOffer(facts), ...byProduct(facts), ...byGain(facts), ...byBrand(facts)];
  return built.find(({ text }) => text.length <= SHORT)?.text ?? null;
}

interface Draft extends CallToActionVariation {
  /** Only for want of something better. */
  readonly plain?: boolean;
}

function byOffer({ offers, product, deadline }: AdFacts): Draft[] {
  return offers.slice(0, 2).flatMap((offer, index): Draft[] => {
    const request = requestFor(offer);
    const reason = `Says “${offer}” once more on the button itself.`;
    const drafts: Draft[] = [{ text: request, reason }];
    if (index > 0) return drafts;
    if (product && /% off$/i.test(request))
      drafts.unshift({
        text: `${request} ${plural(product)}`,
        reason: `Names the offer and the thing: “${offer}” and “${product}”.`,
      });
    if (deadline && !/tonight|tomorrow|this/.test(deadline)) {
      drafts.push({
        text: `${request} by ${deadline}`,
        reason: `Adds the deadline that the ad names: ${deadline}.`,
      });
    }
    return drafts;
  });
}

/** The offer as a request: 'Get 40% off', 'Start your free trial', 'See prices from $299'. */
function requestFor(offer: string): string {
  if (/^(?:save|buy)\b/i.test(offer)) return capital(offer);
  if (/^(?:from|starting at|starts at|as low as|under)\b/i.test(offer))
    return `See prices ${offer.toLowerCase()}`;
  if (/^free for\b/i.test(offer)) return `Try it ${offer.toLowerCase()}`;
  if (/\btrial$/i.test(offer)) return `Start your ${offer.toLowerCase().replace(/^an? /, '')}`;
  if (/^(?:only|just|now|for)\b/i.test(offer))
    return `Get it ${/^for/i.test(offer) ? '' : 'for '}${offer.toLowerCase().replace(/^now /, '')}`;
  if (/^code\b/i.test(offer)) return `Use ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`;
  const named =
    /^free (?:\w+ )?(?:sample|gift|quote|consultation|demo|guide|estimate|lesson|class|bag|tote|download|upgrade|month|week|ebook|assessment|checkup|inspection|version|coffee|dessert|drink)$/i.test(
      offer,
    )
      ? `a ${offer}`
      : offer;
  return `Get ${named.replace(/^up to/i, 'up to').replace(/\b(?:OFF|FREE|SHIPPING|DELIVERY|Off|Free)\b/g, (word) => word.toLowerCase())}`;
}

const VERBS: Readonly<Partial<Record<ActionClass, string>>> = {
  shop: 'Shop',
  learn: 'Explore',
  book: 'Book',
  try: 'Try',
  watch: 'Watch',
  download: 'Get',
};

function byProduct({ product, action, brand, title, paired }: AdFacts): Draft[] {
  if (!product) return [];
  const verb = (action === null ? undefined : VERBS[action]) ?? 'See';
  const things =
    verb === 'Book' || verb === 'Get'
      ? `your ${product}`
      : verb === 'Try' || verb === 'Watch'
        ? `the ${product}`
        : plural(product);
  const reason = `${after(title)} it says what the click opens: ${things}.`;
  const named =
    brand && paired
      ? [
          {
            text: `Find your ${brand} ${product}`,
            reason: `Says brand and product in one breath, as the ad does, so that the click is ${possessive(brand)}.`,
          },
        ]
      : [];
  return [{ text: `${verb} ${things}`, reason }, ...named];
}

const after = (title: string | null): string => (title === null ? 'In one line' : `After ${title}`);

function byGain({ gains }: AdFacts): Draft[] {
  const [gain] = gains;
  return gain === undefined
    ? []
    : [{ text: `Start to ${gain}`, reason: `Leads with the gain that the ad promises: “${gain}”.` }];
}

function byBrand({ brand, action, title }: AdFacts): Draft[] {
  if (!brand) return [];
  const verb =
    action === 'shop'
      ? 'Shop'
      : action === 'try' || action === 'signUp' || action === 'download'
        ? 'Try'
        : 'Discover';
  return [
    {
      text: `${verb} ${brand}`,
      reason:
        title === null || title.toLowerCase().includes(brand.toLowerCase())
          ? `Makes the name the step: whoever clicks has read ${brand} once more.`
          : `Answers ${title} with the name behind it, ${brand}.`,
    },
  ];
}

const byCrowd = ({ crowd }: AdFacts): Draft[] =>
  crowd === null
    ? []
    : [{ text: `Join ${crowd}`, reason: `Asks for the step with the proof that the ad gives: ${crowd}.` }];

const PLAIN: Readonly<Record<ActionClass, readonly string[]>> = {
  shop: ['See prices', 'Choose yours', 'See what is in stock'],
  learn: ['See how it works', 'Get the details', 'See an example'],
  signUp: ['Create my account', 'Save my place', 'See what members get'],
  download: ['Get the app', 'Download and try it', 'See it on your phone'],
  book: ['Pick a time', 'See free dates', 'Book your place'],
  call: ['Talk to a person', 'Ask your question', 'Get an answer today'],
  try: ['Try it yourself', 'See it in use', 'Start trying it'],
  visit: ['Find the nearest one', 'See opening hours', 'Plan your visit'],
  watch: ['Watch the first minute', 'See what happens', 'Play it now'],
  follow: ['See what is new', 'Join the conversation', 'Follow along'],
  give: ['Give what you can', 'See what a gift does', 'Choose an amount'],
  click: [],
};

/** A request for the click alone. */
const BARE_CLICK = /^(?:click|tap)\b/i;

/**
 * For an ad that names neither offer, product, gain nor brand: its own request in other words, or the smallest step
 * after its headline. Of a picture without words nothing is known that could be asked.
 */
function plain({ action, title }: AdFacts, now: string | null): Draft[] {
  if (now === null && title === null) return [];
  const name = action === null || action === 'click' ? 'learn' : action;
  const under = title === null ? '' : ` under ${title}`;
  return PLAIN[name].map((text) => ({
    text,
    reason:
      now === null
        ? `${title} asks for nothing yet; “${text}” is a small first step from it.`
        : BARE_CLICK.test(now)
          ? `“${now}”${under} names a movement of the hand, which reviews refuse; “${text}” names a step.`
          : `Asks to ${actionName(name)} like “${now}”${under}, and “${text}” shows the next step.`,
    plain: true,
  }));
}
