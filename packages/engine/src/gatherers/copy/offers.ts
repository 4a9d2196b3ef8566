import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { findPattern, withoutOverlaps } from './phrases.ts';

const MONEY = '(?:[$€£¥₹]\\s?\\d[\\d.,]*\\d|[$€£¥₹]\\s?\\d|\\d[\\d.,]*\\s?[€£¥₹¢])';

/** Offers beyond the product itself. Figures are understood in every language, words only in English. */
const BY_FIGURE = [
  /\d+(?:[.,]\d+)?\s?[%％٪](?:\s?(?:off|discount|cash ?back|savings|de (?:réduction|remise|descuento)|rabatt|オフ|割引|引き|descuento|sconto|korting))?/giu,
  /(?<!\d)[-−]\s?\d{1,2}\s?%/g,
  new RegExp(`${MONEY}\\s?(?:off|discount|cash ?back|credit|bonus)\\b`, 'gi'),
];

const BY_WORD = [
  new RegExp(
    `\\b(?:from|only|just|now|starting at|starts at|as low as|under|for)\\s(?:only\\s|just\\s)?${MONEY}`,
    'gi',
  ),
  /\b(?:from|only|just|for)\s\d[\d.,]*\s(?:an?|per)\s(?:night|day|week|month|year|person|seat|ticket)\b/gi,
  new RegExp(`\\bsave\\s(?:up to\\s|an extra\\s|over\\s)?(?:${MONEY}|\\d+\\s?%)`, 'gi'),
  /\b(?:up to|extra|additional|at least|save)\s(?:an? extra\s)?\d+\s?%(?:\s?off)?/gi,
  /\bfree (?:\w+ )?(?:shipping|delivery|returns?|trial|sample|samples|gift|gifts|quote|estimate|consultation|demo|download|guide|ebook|installation|upgrade|month|months|week|class|lesson|assessment|checkup|inspection|access|version|tote|bag|coffee|dessert|drink)\b/gi,
  /\bfree (?:parking|wi-?fi|breakfast|lunch|entry|admission|tasting|fitting|refills?|childcare|storage|cancellation)\b/gi,
  /\b(?:kids|children|students|seniors|under[- ]\d+s) (?:eat|go|stay|ride|travel|swim|play|fly|ski|enter) free\b/gi,
  /\b(?:one|two|three|four|six|twelve) (?:free )?(?:months?|weeks?|nights?|classes|lessons|boxes)(?<=free \w+)\b|\b(?:one|two|three|four|six|twelve) (?:months?|weeks?|nights?|classes|lessons|boxes) free\b/gi,
  /\bcomplimentary (?:coffee|tea|drinks?|breakfast|lunch|dessert|parking|upgrade|consultation|wi-?fi|shuttle|gift|glass)\b/gi,
  /\b\d+ free (?!(?:on|in|with|at|for|and|when|to|of)\b)\w+/gi,
  /\b\d+ \w+ free\b(?![- ]\p{L})|\bfree (?:\d{4} )?(?:\w+ )?(?:book|copy|catalogue|brochure|ticket|tickets|meal)\b|\b(?:is|are) on us\b/giu,
  /\b\d+[- ](?:day|week|month|night)s? (?:free|trial|free trial)\b|\bfree for \d+ (?:days|weeks|months)\b|\bfirst (?:month|week|box|order|class) (?:is )?(?:free|on us)\b/gi,
  /\bbuy (?:\d|one|two|three)(?: \w+)?,?(?: and)? get (?:\d|an?|the|one|two)(?: \w+){0,2} (?:free|half[- ](?:off|price)|\d+% off)\b/gi,
  /\b[2-9] for [1-8]\b(?! (?:hours?|days?|nights?|weeks?|months?|minutes?|people|persons?|guests?|years?))/gi,
  /\bbuy (?:one|1|two|2),? get (?:one|1|two|2)(?: (?:free|half off|\d+% off))?\b|\bbogo\b|\b(?:2|two|3|three) for (?:1|one|2|two|the price of (?:1|one|2|two))\b/gi,
  /\bhalf[- ](?:price|off)\b|\b(?:(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]five)? )?(?:percent|per cent) off\b|\b\d+ percent off\b/gi,
  /\b(?:special|exclusive|introductory|limited[- ]time|holiday|seasonal) (?:offer|deal|discount|price|pricing|rate)\b/gi,
  /\b(?:summer|winter|spring|fall|autumn|clearance|flash|final|mid-season|end of season|black friday|cyber monday|holiday|anniversary|annual|big|seasonal|weekend)(?: \w+)? sale\b|\bon sale\b|\bclearance\b/gi,
  /\b(?:[Pp]romo|[Cc]oupon|[Dd]iscount|[Vv]oucher)(?: [Cc]ode)?s?\b(?::?\s?["“]?[A-Z0-9]{4,12}\b)?|\b(?:code:?|Code:)\s["“]?[A-Z][A-Z0-9]{3,11}\b/g,
  // Among capitals only a figure tells a code from a word.
  /\b(?:PROMO|COUPON|DISCOUNT|VOUCHER)(?: CODE)?S?\b(?::?\s?["“]?(?=[A-Z]*\d)[A-Z0-9]{4,12}\b)?|\b(?:CODE|Code):?\s["“]?(?=[A-Z]+\d)[A-Z0-9]{4,12}\b/g,
  /\b(?:0%|zero|no) (?:apr|interest|finance|financing|down payment|money down|(?:(?:annual|setup|joining|booking|delivery|cancellation|admin|service|monthly|hidden|late|account|sign-?up|membership) )?fees?)\b/gi,
  /\bcash ?back\b|\brebate\b|\bdiscounts?\b|\bprice (?:drop|cut)\b/gi,
];

/** Offers in text order; of overlapping matches the longer one wins. */
export function offersIn(text: string, english: boolean): Hit[] {
  const patterns = english ? [...BY_FIGURE, ...BY_WORD] : BY_FIGURE;
  const hits = patterns
    .flatMap((pattern) => findPattern(text, pattern))
    .filter((found) => (english ? !isNotDiscount(text, found) : !/^100\D/.test(found.text)));
  return merged(hits, text);
}

/** True for figures that are not a discount: '92% of users', '100% cotton'. */
function isNotDiscount(text: string, found: Hit): boolean {
  if (!/^(?!save\b).*[%％٪]$/i.test(found.text) || PAID.test(text.slice(0, found.start))) return false;
  // 'Up to 30% less sugar' compares the product; 'pay 30% less' is a discount.
  if (COMPARED.test(text.slice(found.end))) return true;
  if (!/^\d/.test(found.text)) return false;
  const after = text.slice(found.end, found.end + 16);
  const around = `${text.slice(Math.max(0, found.start - 24), found.start)} ${after}`;
  return (
    !/\b(?:off|sale|save|discount|deal|extra|up to|code|rabatt|sconto|soldes)\b/i.test(around) ||
    /^\s(?:of|more|less|better|faster|\w+ (?:say|agree))\b/i.test(after)
  );
}

const COMPARED = /^\s(?:less|more|fewer|lower|higher|faster|better|longer|lighter|stronger|smaller)\b/i;
const PAID = /\b(?:pay|spend|costs?)\s(?:up to\s)?$/i;

/** Merges overlapping matches, such as 'save up to 50%' and '50% off', into one offer. */
function merged(hits: readonly Hit[], text: string): Hit[] {
  const kept: Hit[] = [];
  for (const next of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || next.start >= last.end) kept.push(next);
    else if (next.end > last.end)
      kept.splice(-1, 1, { start: last.start, end: next.end, text: text.slice(last.start, next.end) });
  }
  return withoutOverlaps(kept);
}
