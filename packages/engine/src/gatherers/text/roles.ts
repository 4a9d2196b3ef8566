import type { TextLine } from '../../artifacts.ts';
import type { TextRole } from '../../text-role.ts';

/** What a line says of price or gain: figures with a sign of money or a percent, and the words of a bargain. */
const OFFER =
  /\d\s?%|[$€£¥]\s?\d|\d\s?[$€£¥]|\b(?:(?<!-)free|(?<!-)off|sale|save|savings?|discounts?|deals?|bogo|coupon|voucher|cashback|half price|special offer|clearance|gift with|buy (?:one|1|two|2)|2 for 1|2-for-1|from only|starting at|apr|per month|from \d[\d.,]* (?:an?|per) (?:night|day|week|month|year|person|seat|ticket))\b/i;

const LEGAL =
  /©|\ball rights reserved\b|\bterms\b|\bt&c|\bconditions\b|\bvoid where\b|\bno purchase\b|\bsubject to\b|\bwhile stocks?\b|\bexcludes?\b|\bexclusions\b|\brestrictions\b|\bregistered trade ?marks?\b|\btrade ?marks? of\b|\bdrink responsibly\b|\bnot available in\b|\bmember fdic\b|\bsee (?:website|store|dealer|site)\b|\bapply\b.*\bsee\b|^\*/i;

/** The same of letters alone: fine print is read without its spaces, and without its first letter, more often than other words. */
const LEGAL_RUN =
  /xcludes(?:gift|sale)|notbecombined|percustomer|percoupon|allrightsreserved|voidwhere|nopurchasenecessary|drinkresponsibly|notavailablein|termsapply|conditionsapply|whilestockslast|memberfdic/;

/** What a food is made of, with its measure: '8g TOTAL FAT', '700 calories', 'Sodium 480 mg'. */
const FACT =
  /^(?=.*\d).*\b(?:k?cal(?:ories)?|(?:total|sat(?:urated)?|trans)\.? ?(?:fat)?|fat|cholesterol|sodium|salt|carb(?:s|ohydrates?)?|(?:dietary )?fib(?:er|re)|sugars?|proteins?|vitamins?|calcium|iron|potassium|serving(?:s| size)?|daily value|net wt)\b/i;
/** So many of them are a table, which nobody reads first; one of them may well be the promise ('20 g protein'). */
const TABLE = 3;

/** How to reach the advertiser is no fine print, however small. */
const CONTACT = /@|www\.|\.com\b|\d{3}[-. ]\d{3,4}/i;

/** Letters under this share of the frame's height are fine print when they stand low and in a long line. */
const FINE_PRINT = 0.024;
const LOW = 0.8;
const LONG = 28;
/** Lines of nearly the largest letters, next to each other, are one headline. */
const SAME_SIZE = 0.67;
/** Degrees from which text is more likely printed on a thing than set over the picture, and what it then counts. */
const ASKEW = 12;
const ON_AN_OBJECT = 0.6;

const isOffer = (text: string): boolean => OFFER.test(text);

function isLegal(line: TextLine, largest: number): boolean {
  const small = line.height < Math.max(FINE_PRINT, 0.3 * largest);
  if (!small) return false;
  if (LEGAL.test(line.text) || LEGAL_RUN.test(line.text.toLowerCase().replace(/[^a-z]/g, ''))) return true;
  if (CONTACT.test(line.text)) return false;
  return line.height < FINE_PRINT && line.box.y > LOW && line.text.length >= LONG;
}

/**
 * What each line is for, judged by its size, place and words. Call to action and brand are found later, from more than
 * the words, and change the role then.
 */
export function assignRoles(lines: readonly TextLine[]): TextLine[] {
  const largest = Math.max(0, ...lines.map((line) => line.height));
  const legal = new Set(lines.filter((line) => isLegal(line, largest)));
  const table = tableOf(lines);
  const headline = headlineOf(lines.filter((line) => !legal.has(line) && !table.has(line)));
  const role = (line: TextLine): TextRole => {
    if (headline.has(line)) return 'headline';
    if (legal.has(line)) return 'legal';
    return plainRole(line);
  };
  return lines.map((line) => ({ ...line, role: role(line) }));
}

/** Lines of a table of what a food is made of; empty where they are too few for one. */
export function tableOf(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const facts = lines.filter((line) => FACT.test(apart(line.text)));
  return new Set(facts.length < TABLE ? [] : facts);
}

/** Of a line that neither leads nor is fine print. */
export const plainRole = ({ text }: TextLine): TextRole => (isOffer(text) ? 'offer' : 'body');

/** '8gTOTAL' and '(4 gSAT)' as '8 g TOTAL' and '4 g SAT': the reader loses spaces between figures and words. */
const apart = (text: string): string =>
  text.replace(/(\d)\s?(m?g)(?=\p{Lu})/gu, '$1 $2 ').replace(/[()]/g, ' ');

/** The most prominent block of lines; a bare figure ("50% OFF") only where nothing else could be the headline. */
function headlineOf(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const ranked = lines.toSorted((a, b) => prominence(b) - prominence(a));
  const first = ranked[0];
  if (!first) return new Set();
  const other = ranked.find((line) => !isFigure(line.text) && prominence(line) > 0.4 * prominence(first));
  const lead = isFigure(first.text) && other ? other : first;
  return blockAround(lead, lines);
}

/** An offer of three words or fewer, with a figure in it. */
export const isFigure = (text: string): boolean =>
  isOffer(text) && /\d/.test(text) && text.split(' ').length <= 3;

/** Large letters lead; a line of very few letters is more likely a mark than a message. */
export function prominence(line: TextLine): number {
  const letters = line.text.match(/\p{L}/gu)?.length ?? 0;
  const askew = Math.abs(line.angle) > ASKEW ? ON_AN_OBJECT : 1;
  return line.height * Math.sqrt(Math.min(1, letters / 8)) * askew;
}

export function blockAround(
  lead: TextLine,
  lines: readonly TextLine[],
  sameSize = SAME_SIZE,
): ReadonlySet<TextLine> {
  const block = new Set([lead]);
  let grown = true;
  while (grown) {
    grown = false;
    for (const line of lines) {
      if (block.has(line) || isFigure(line.text) || evenness(lead, line) <= sameSize) continue;
      if (![...block].some((member) => adjoins(member, line))) continue;
      block.add(line);
      grown = true;
    }
  }
  return block;
}

/** The smaller height of letters as a share of the larger. */
const evenness = (a: TextLine, b: TextLine): number =>
  Math.min(a.height, b.height) / Math.max(a.height, b.height, 1e-9);

function adjoins(a: TextLine, b: TextLine): boolean {
  const height = Math.min(a.height, b.height);
  const gap = Math.max(a.box.y, b.box.y) - Math.min(a.box.y + a.box.h, b.box.y + b.box.h);
  const shared = Math.min(a.box.x + a.box.w, b.box.x + b.box.w) - Math.max(a.box.x, b.box.x);
  return gap < height && gap > -height && shared > -height;
}
