import type { Hit, SharedPoint } from '../../artifacts/copy-artifacts.ts';

/** Normalizes an offer: '30%' and 'save up to 30 %' are the same, '30%' and '50%' are different. */
export function offerKey(offer: string): string {
  const text = offer.toLowerCase().replace(/\s+/g, ' ');
  const percent = /(\d+(?:[.,]\d+)?)\s?(?:[%％٪]|percent|per cent)/.exec(text);
  if (percent?.[1]) return `percent ${percent[1].replace(',', '.')}`;
  const money = /[$€£¥₹]\s?([\d.,]*\d)|([\d.,]*\d)\s?[€£¥₹]/.exec(text);
  const amount = money?.[1] ?? money?.[2];
  if (amount) return `money ${amount.replaceAll(',', '')}`;
  if (/half[- ](?:price|off)/.test(text)) return 'percent 50';
  if (/\b(?:shipping|delivery)\b/.test(text)) return 'free shipping';
  if (/trial|\bfree for\b|(?:month|week|box|class).*free|\bday free\b/.test(text)) return 'free trial';
  if (/bogo|buy (?:one|1|two|2)|\bfor (?:one|1|two|2)\b/.test(text)) return 'more for one';
  if (/\bhalf[- ](?:price|off)\b/.test(text)) return 'percent 50';
  if (
    /\bbogo\b|\b(?:2|two) for (?:1|one|the price of (?:1|one))\b|\bbuy (?:1|one),? get (?:1|one)(?: free)?$/.test(
      text,
    )
  ) {
    return 'pair';
  }
  const gift = /\bfree (?:\w+ )?(\w+)$/.exec(text);
  if (gift?.[1]) return `free ${gift[1]}`;
  return 'saving';
}

/** Savings of one sort with different figures contradict each other; a bare 'sale' agrees with any of them. */
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
  return [...byKey.values()];
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
      : left.find((said) => sort(said.key) === sort(shown.key) && !used.has(said.key));
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

const agrees = (a: string, b: string): boolean =>
  (unstated(a) && /^(?:percent|money|saving)/.test(b)) ||
  (unstated(b) && /^(?:percent|money|saving)/.test(a));
