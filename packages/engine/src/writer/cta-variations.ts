import { type ActionClass, actionName, buttonWords, mainRequest } from '../computed/copy/actions.ts';
import { type AdFacts, type AdWords, adFacts, capital, possessive } from './ad-facts.ts';
import { takesEnglish } from './ad-language.ts';
import { plural } from './product.ts';

export interface CallToActionVariation {
  readonly text: string;
  readonly reason: string;
}

const MOST = 5;

/** With so many of the ad's own, requests that any ad could make are left out. */
const ENOUGH = 3;

/** A button holds about this much before it wraps; judgement. */
const LONGEST = 34;

/** Buttons to try, English and for English ads alone, built from the offer, the product, the brand, the gain and the deadline that the ad names itself. */
export function suggestCallsToAction(ad: AdWords): CallToActionVariation[] {
  if (!takesEnglish(ad)) return [];
  const facts = adFacts(ad);
  const now = ad.callToAction?.text ?? mainRequest(ad.copy?.callsToAction ?? [])?.text ?? null;
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
  const main = mainRequest(ad.copy?.callsToAction ?? []);
  const said = main && buttonWords(main.text);
  if (said && said.length <= SHORT && !BARE_CLICK.test(said)) return capital(said);
  if (!takesEnglish(ad)) return null;
  const facts = adFacts({ ...ad, copy: null });
  const built = [...byOffer(facts), ...byProduct(facts), ...byGain(facts), ...byBrand(facts)];
  return built.find(({ text }) => text.length <= SHORT)?.text ?? null;
}

interface Draft extends CallToActionVariation {
  /** Only for want of something better. */
  readonly plain?: boolean;
}

function byOffer({ offers, product, deadline, goesWith }: AdFacts): Draft[] {
  return offers.slice(0, 2).flatMap((offer, index): Draft[] => {
    const request = requestFor(offer);
    const reason = `Says “${offer}” once more on the button itself.`;
    const drafts: Draft[] = [{ text: request, reason }];
    if (index > 0) return drafts;
    if (product && goesWith(offer) && /% off$/i.test(request))
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
  if (/^first\b/i.test(offer)) return `Get your ${offer.toLowerCase()}`;
  if (/\btrial$/i.test(offer)) return `Start your ${offer.toLowerCase().replace(/^an? /, '')}`;
  if (/^(?:only|just|now|for)\b/i.test(offer))
    return `Get it ${/^for/i.test(offer) ? '' : 'for '}${offer.toLowerCase().replace(/^now /, '')}`;
  if (/^code\b/i.test(offer)) return `Use ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`;
  const named =
    /^free (?:\w+ )?(?:sample|gift|quote|consultation|demo|guide|estimate|lesson|class|bag|tote|download|upgrade|month|week|ebook|assessment|checkup|inspection|version|coffee|dessert|drink)$/i.test(
      offer,
    )
      ? `a ${offer}`
      : /^free .*\b(?:book|copy|catalogue|brochure|ticket|meal)$/i.test(offer)
        ? `your ${offer}`
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

interface Step {
  readonly text: string;
  /** Finishes 'In the place of “Get yours today”, it …'. */
  readonly does: string;
}

const step = (text: string, does: string): Step => ({ text, does });

const PLAIN: Readonly<Record<ActionClass, readonly Step[]>> = {
  shop: [
    step('See prices', 'asks for a look before the purchase, for those who are not ready to buy'),
    step('Choose yours', 'begins with the choice and leaves the paying for later'),
  ],
  learn: [step('Get the details', 'says that facts wait behind the click')],
  signUp: [
    step('Create my account', 'says it from the reader’s side'),
    step('Save my place', 'makes it something that could be lost'),
  ],
  download: [step('Get the app', 'names what is downloaded')],
  book: [
    step('Pick a time', 'makes the first step a small one'),
    step('See free dates', 'lets the reader look before fixing a day'),
  ],
  call: [
    step('Talk to a person', 'promises that no machine answers'),
    step('Ask your question', 'begins with what the reader wants to know'),
  ],
  try: [step('See it in use', 'lets the reader watch before trying')],
  visit: [
    step('Find the nearest one', 'answers how far it is'),
    step('See opening hours', 'answers when to come'),
  ],
  watch: [step('Watch the first minute', 'says how little time it takes')],
  follow: [step('See what is new', 'says what one follows it for')],
  give: [
    step('See what a gift does', 'shows the effect before the amount'),
    step('Choose an amount', 'leaves the size of the gift to the giver'),
  ],
  click: [],
};

/** A request for the click alone. */
const BARE_CLICK = /^(?:click|tap)\b/i;

/** For an ad that names neither offer, product, gain nor brand: its own request as another step of the same way. */
function plain({ action, title }: AdFacts, now: string | null): Draft[] {
  if (now === null || BARE_CLICK.test(now) || action === null) return [];
  const under = title === null ? '' : ` under ${title}`;
  return PLAIN[action].map(({ text, does }) => ({
    text,
    reason: `Asks to ${actionName(action)}, too: in the place of “${buttonWords(now)}”${under}, it ${does}.`,
    plain: true,
  }));
}
