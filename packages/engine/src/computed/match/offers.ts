import type { Hit, SharedPoint } from '../../artifacts/copy-artifacts.ts';

/** Days of the free time that is offered: '30-day free trial' and 'free for one month' are the same. */
const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30, year: 365 };
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
const countOf = (word: string): number => COUNTS[word] ?? Number(word);

/** An amount that is taken off or given back. Any other amount is a price, which may hold at the same time. */
const SAVED = /\b(?:save|off|discount|cash ?back|credit|bonus)\b/;

/** Normalizes an offer: '30%' and 'save up to 30 %' are the same, '30%' and '50%' are different. */
function offerKey(offer: string): string {
  const text = offer.toLowerCase().replace(/\s+/g, ' ');
  const percent = /(\d+(?:[.,]\d+)?)\s?(?:[%％٪]|percent|per cent)/.exec(text);
  if (percent?.[1]) return `percent ${percent[1].replace(',', '.')}`;
  const money = /[$€£¥₹]\s?([\d.,]*\d)|([\d.,]*\d)\s?[€£¥₹]/.exec(text);
  const amount = money?.[1] ?? money?.[2];
  if (amount) return `${SAVED.test(text) ? 'saved' : 'price'} ${amountOf(amount)}`;
  if (/half[- ](?:price|off)/.test(text)) return 'percent 50';
  if (/\b(?:shipping|delivery)\b/.test(text)) return 'free shipping';
  if (/trial|\bfree for\b|(?:month|week|box|class).*free|\bday free\b/.test(text)) {
    const [, count, unit] = /(\d+|one|two|three)[- ](day|night|week|month|year)/.exec(text) ?? [];
    return unit && count ? `trial ${countOf(count) * DAYS[unit]!}` : 'trial';
  }
  if (/\bbogo\b/.test(text)) return 'pair 2:1';
  const [, got, paid] = /\b(\d|two|three) for (?:the price of )?(\d|one|two)\b/.exec(text) ?? [];
  if (got && paid) return `pair ${countOf(got)}:${countOf(paid)}`;
  const [, bought, more] = /\bbuy (\d|one|two),? get (\d|one|two)\b/.exec(text) ?? [];
  if (bought && more) return `pair ${countOf(bought) + countOf(more)}:${countOf(bought)}`;
  const gift = /\bfree (?:\w+ )?(\w+)$/.exec(text);
  if (gift?.[1]) return `free ${gift[1]}`;
  return 'saving';
}

/** '49.00' and '49', '19,99' and '19.99', '1,299' and '1299' are the same: three digits after a mark are thousands. */
function amountOf(written: string): number {
  const [, whole = written, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(written) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents}`);
}

/** Sorts of which two different figures contradict each other. 'Free shipping' and 'free gift' hold at the same time. */
const EXCLUSIVE: ReadonlySet<string> = new Set(['percent', 'saved', 'price', 'trial', 'pair']);
const sort = (key: string): string => key.split(' ')[0] ?? key;
const unstated = (key: string): boolean => key === 'saving';

interface Offer {
  readonly key: string;
  readonly text: string;
}

const distinct = (hits: readonly Hit[]): Offer[] => {
  const byKey = new Map<string, Offer>();
  for (const { text } of hits) {
    const key = offerKey(text);
    if (!byKey.has(key)) byKey.set(key, { key, text: text.replace(/\s+/g, ' ') });
  }
  return [...byKey.values()].filter(
    (offer, _, all) => !all.some((other) => leavesOpen(offer.key, other.key)),
  );
};

/** Compares the offers of the copy with those of the picture by their figures. */
export function compareOffers(copy: readonly Hit[], picture: readonly Hit[]): SharedPoint[] {
  const left = distinct(copy);
  const points: SharedPoint[] = [];
  const used = new Set<string>();
  for (const shown of distinct(picture)) {
    const partner =
      left.find(({ key }) => key === shown.key) ?? left.find((said) => agrees(said.key, shown.key));
    const rival = partner
      ? undefined
      : left.find(({ key }) => EXCLUSIVE.has(sort(key)) && sort(key) === sort(shown.key) && !used.has(key));
    const said = partner ?? rival;
    if (said) used.add(said.key);
    points.push({
      kind: 'offer',
      copy: said?.text ?? null,
      creative: shown.text,
      agrees: partner !== undefined,
    });
  }
  const alone = left
    .filter(({ key }) => !used.has(key))
    .map(({ text }): SharedPoint => ({ kind: 'offer', copy: text, creative: null, agrees: false }));
  return [...points, ...alone];
}

/** Whether one offer lacks the figure of the other: 'free trial' and '14-day free trial'. */
const leavesOpen = (open: string, stated: string): boolean => stated.startsWith(`${open} `);

const isSame = (a: string, b: string): boolean => a === b || leavesOpen(a, b) || leavesOpen(b, a);

/** Whether two offers are the same in other words. */
export const isSameOffer = (a: string, b: string): boolean => isSame(offerKey(a), offerKey(b));

/** A bare 'sale' agrees with any figure. */
const agrees = (a: string, b: string): boolean =>
  isSame(a, b) || (unstated(a) && PRICED.test(b)) || (unstated(b) && PRICED.test(a));
const PRICED = /^(?:percent|saved|price)/;
