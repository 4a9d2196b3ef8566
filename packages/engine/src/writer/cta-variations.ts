import { type ActionClass, buttonWords, mainRequest } from '../computed/copy/actions.ts';
import { quote } from '../computed/text/quote.ts';
import { say } from '../messages/say.ts';
import { type AdFacts, type AdWords, adFacts, capital } from './ad-facts.ts';
import { takesEnglish } from './ad-language.ts';
import { plural } from './product.ts';

const MESSAGES = {
  offer: 'Repeats the offer, “{offer}”, on the button.',
  offerAndProduct: 'Names the offer and the product.',
  deadline: 'Adds the deadline from your ad: {deadline}.',
  product: 'Says what people get when they click: {things}.',
  brandAndProduct: 'Names {brand} and the product, as your ad does.',
  gain: 'Leads with the benefit in your ad: “{gain}”.',
  brand: 'Puts the brand, {brand}, in the click.',
  crowd: 'Uses the proof in your ad: {crowd}.',
  plain: 'Instead of {now}, it {does}.',
} as const;

export interface CallToActionVariation {
  readonly text: string;
  readonly reason: string;
}

const MOST = 5;

/** With so many of the ad's own, requests that any ad could make are left out. */
const ENOUGH = 3;

/** A button holds about this much before it wraps; judgment. */
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
    const reason = say(MESSAGES.offer, { offer });
    const drafts: Draft[] = [{ text: request, reason }];
    if (index > 0) return drafts;
    if (product && goesWith(offer) && /% off$/i.test(request))
      drafts.unshift({
        text: `${request} ${plural(product)}`,
        reason: MESSAGES.offerAndProduct,
      });
    if (deadline && !/tonight|tomorrow|this/.test(deadline)) {
      drafts.push({
        text: `${request} by ${deadline}`,
        reason: say(MESSAGES.deadline, { deadline }),
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

function byProduct({ product, action, brand, paired }: AdFacts): Draft[] {
  if (!product) return [];
  const verb = (action === null ? undefined : VERBS[action]) ?? 'Find';
  const things =
    verb === 'Book' || verb === 'Get' || verb === 'Find'
      ? `your ${product}`
      : verb === 'Try' || verb === 'Watch'
        ? `the ${product}`
        : plural(product);
  const reason = say(MESSAGES.product, { things });
  const named =
    brand && paired
      ? [
          {
            text: `Find your ${brand} ${product}`,
            reason: say(MESSAGES.brandAndProduct, { brand }),
          },
        ]
      : [];
  return [{ text: `${verb} ${things}`, reason }, ...named];
}

function byGain({ gains }: AdFacts): Draft[] {
  const [gain] = gains;
  return gain === undefined ? [] : [{ text: `Start to ${gain}`, reason: say(MESSAGES.gain, { gain }) }];
}

function byBrand({ brand, action }: AdFacts): Draft[] {
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
      reason: say(MESSAGES.brand, { brand }),
    },
  ];
}

const byCrowd = ({ crowd }: AdFacts): Draft[] =>
  crowd === null ? [] : [{ text: `Join ${crowd}`, reason: say(MESSAGES.crowd, { crowd }) }];

interface Step {
  readonly text: string;
  /** Finishes 'Instead of “Get yours today”, it …'. */
  readonly does: string;
}

const step = (text: string, does: string): Step => ({ text, does });

const PLAIN: Readonly<Record<ActionClass, readonly Step[]>> = {
  shop: [
    step('See prices', 'works for people who are not ready to buy'),
    step('Choose yours', 'starts with the choice, not the payment'),
  ],
  learn: [step('Get the details', 'says that details are a click away')],
  signUp: [
    step('Create my account', 'speaks from the reader’s side'),
    step('Save my place', 'makes it something to keep'),
  ],
  download: [step('Get the app', 'names what people download')],
  book: [
    step('Pick a time', 'makes the first step small'),
    step('See free dates', 'lets people look before they choose a day'),
  ],
  call: [
    step('Talk to a person', 'promises a person on the line'),
    step('Ask your question', 'starts with what people want to know'),
  ],
  try: [step('See it in use', 'lets people watch before they try')],
  visit: [
    step('Find the nearest one', 'tells people how far it is'),
    step('See opening hours', 'tells people when to come'),
  ],
  watch: [step('Watch the first minute', 'says how little time it takes')],
  follow: [step('See what is new', 'says why to follow')],
  give: [
    step('See what a gift does', 'shows the effect before the amount'),
    step('Choose an amount', 'lets donors choose the amount'),
  ],
  click: [],
};

/** A request for the click alone. */
const BARE_CLICK = /^(?:click|tap)\b/i;

/** For an ad that names neither offer, product, gain nor brand: its own request as another step of the same way. */
function plain({ action }: AdFacts, now: string | null): Draft[] {
  if (now === null || BARE_CLICK.test(now) || action === null) return [];
  return PLAIN[action].map(({ text, does }) => ({
    text,
    reason: say(MESSAGES.plain, { now: quote(buttonWords(now)), does }),
    plain: true,
  }));
}
