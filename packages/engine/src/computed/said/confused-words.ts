/** A word that is correct elsewhere but wrong next to its neighbors. */
interface Confused {
  readonly right: string;
  /** The group `wrong` captures the word. */
  readonly pattern: RegExp;
}

const COMPARED =
  'more|less|better|bigger|other|rather|faster|cheaper|easier|stronger|lighter|smaller|longer|sooner|later|smarter|softer|cleaner|brighter|fresher';

/**
 * English words confused with one that sounds or looks alike, detected by their neighbors. From common lists of confused
 * words. Missing apostrophes ('its') are left out, because OCR loses them as often as writers do.
 */
const CONFUSED: readonly Confused[] = [
  ['here', String.raw`\b(?:is|are|it['’]s) (?<wrong>hear)(?= ?[!.,]|$)`],
  ['baked', String.raw`\b(?:freshly|fresh|home|oven|twice|stone)[ -](?<wrong>backed)\b`],
  ['lose', String.raw`\b(?<wrong>loose) (?:weight|fat|pounds|inches)\b`],
  ['than', String.raw`\b(?:${COMPARED}) (?<wrong>then) (?:ever|you|just|any|before|most|a|\d+)\b`],
  ['too', String.raw`\b(?:never|it['’]s) (?<wrong>to) (?:late|soon|early)\b`],
  ['you’re', String.raw`\b(?<wrong>your) (?:going to|invited|not alone|worth it)\b`],
  ['their', String.raw`\b(?<wrong>there) own\b`],
  ['there', String.raw`\b(?<wrong>their) (?:is|are|was|were)\b`],
  ['peace', String.raw`\b(?<wrong>piece) of mind\b`],
  ['quiet', String.raw`\bpeace and (?<wrong>quite)(?= ?[!.,]|$)`],
  [
    'complimentary',
    String.raw`\b(?<wrong>complementary) (?:breakfast|wi-?fi|parking|coffee|drinks?|dessert|shuttle|delivery|gift)\b`,
  ],
  [
    'dining',
    String.raw`\bfine (?<wrong>dinning)\b|\b(?<wrong>dinning) (?:room|table|set|chairs?|experience)\b`,
  ],
  ['dessert', String.raw`\b(?:chocolate|homemade) (?<wrong>desert)\b`],
  ['desserts', String.raw`\b(?:chocolate|homemade|cakes|drinks|starters) (?:and |& )?(?<wrong>deserts)\b`],
  [
    'stationery',
    String.raw`\b(?:office|school|wedding) (?<wrong>stationary)\b|\b(?<wrong>stationary) (?:shop|store|supplies)\b`,
  ],
  ['break', String.raw`\b(?:lunch|tea|coffee|take a) (?<wrong>brake)\b`],
  ['sale', String.raw`\b(?:clearance|garage|flash|end of season) (?<wrong>sell)\b`],
  ['week', String.raw`\b(?:this|next|per|days a) (?<wrong>weak)(?= ?[!.,]|$)`],
  ['weekly', String.raw`\b(?<wrong>weakly) (?:specials?|deals?)\b`],
  ['buy', String.raw`\b(?<wrong>by) (?:one|1|two|2),? get (?:one|1|a|the|two|2)\b`],
  ['course', String.raw`\b(?:main|golf|online) (?<wrong>coarse)\b`],
  ['whole', String.raw`\b(?:the|your) (?<wrong>hole) (?:family|week|year|house)\b`],
  ['breathe', String.raw`^(?<wrong>breath) (?:easy|easier|better|deeply)\b`],
  ['advice', String.raw`\b(?:free|legal|professional|friendly) (?<wrong>advise)(?= ?[!.,&]|$)`],
].map(([right, pattern]) => ({ right: right!, pattern: new RegExp(pattern!, 'dgi') }));

/** Position of a confused word, and the intended one. */
export interface ConfusedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly right: string;
}

export const confusedIn = (text: string): readonly ConfusedWord[] =>
  CONFUSED.flatMap(({ right, pattern }) =>
    [...text.replace(/\s/g, ' ').matchAll(pattern)].flatMap(({ indices }) => {
      const [start, end] = indices?.groups?.['wrong'] ?? [0, 0];
      return end > start ? [{ text: text.slice(start, end), start, end, right }] : [];
    }),
  );
