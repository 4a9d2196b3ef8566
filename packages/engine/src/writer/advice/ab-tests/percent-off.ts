const MONEY = String.raw`[$€£]\s?(\d[\d,]*(?:\.\d+)?)`;

const SAVED = [
  new RegExp(String.raw`\bsave\b\D*?${MONEY}`, 'i'),
  new RegExp(String.raw`${MONEY}\s*off\b`, 'i'),
];
/** Words that mark the price before the saving. */
const FULL = new RegExp(
  String.raw`\b(?:was|were|reg(?:ular(?:ly)?)?|originally|normally|usually|instead\s+of|(?:list|full|regular|retail)\s+price|rrp|msrp|compared?\s+at)\b[\s.:]*(?:of\s+|price\s+)?${MONEY}`,
  'gi',
);
/** Marks a saving that is not an exact amount. */
const OPEN = /\b(?:up\s*to|as\s+much\s+as|at\s+least|over|more\s+than|or\s+more)\b|\d\s?\+/i;
const PERCENTAGE = /\d\s?%|\bper\s?cent\b/i;

/** Whether the ad states an exact amount saved and exactly one full price, but no percentage. */
export function canComputePercentOff(offer: string, words: string): boolean {
  if (OPEN.test(offer) || PERCENTAGE.test(words)) return false;
  const saved = amount(SAVED.map((pattern) => pattern.exec(offer)?.[1]).find((each) => each !== undefined));
  const full = new Set([...words.matchAll(FULL)].map(([, price]) => amount(price)));
  const [price = 0] = full;
  return full.size === 1 && saved > 0 && saved < price;
}

const amount = (figure = ''): number => Number(figure.replaceAll(',', ''));
