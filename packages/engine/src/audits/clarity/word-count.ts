import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Finding, defineAudit } from '../../audit.ts';
import { withoutCopies } from '../../computed/said/repeated.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { isFact, isVerse, listsFacts, announcesEvent } from '../../computed/text/listed-facts.ts';
import { confidenceWeight } from '../../computed/text/main-lines.ts';
import { readability } from '../../computed/text/readability.ts';
import { phoneIn } from '../../language/contact.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { isUnder } from '../../messages/level.ts';
import { formatGood, formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const NAME = 'Word count';
const UNIT = 'words';
const MOST = 15;
const SHOWN = 3;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: 4,
  high: MOST,
  slack: 27,
  source:
    'Judgment: about four words a second are read (Brysbaert 2019: 238 a minute); 15 take four seconds, longer than most ads are looked at',
};

const MESSAGES = {
  faint:
    'The picture has {words, plural, one {# word, but it is} other {# words, but they are}} too faint to read.',
  unread: 'The text is too faint to read',
  quick:
    'The picture has only about {read, plural, one {# word} other {# words}}{fine, select, true {, fine print aside} other {}}.',
  many: 'The picture has at least {read} words, too many to read in passing.',
  cut: 'Keep {kept}{facts, select, true {, with the dates, prices and terms that belong to them} other {}}; shorten or drop the rest.',
  cutToOne: 'Choose the one thing that people should take away, and shorten or drop the rest.',
  listed: 'The ad lists many facts',
  manyListed:
    'The picture has at least {read} words, most of them dates, times, prices, places or names. People who look for these read them; others take in only the largest.',
  goodListed: '{good}, more in a listing',
  group: 'Group what belongs together, and set the least important facts smaller.',
  event: 'The event’s details take many words',
  manyEvent:
    'The picture has at least {read} words. An event needs its day, time and place; the more stands beside them, the harder they are to find.',
  goodEvent: '{good}, more for an event',
  invite:
    'Set the name, day, time and place of the event largest, and the rest smaller, or move it to its page.',
  verse: 'The ad is one long text',
  manyVerse:
    'The picture has at least {read} words, most of them in one text. Few people stop to read so many.',
  goodVerse: '{good}, more where the text is the idea',
  keepVerse:
    'If the text is the idea, keep it, and make its first line and the name easy to find. If it is not, shorten it.',
  phone: 'the phone number',
  shown: '{line}, {words, plural, one {# word} other {# words}}',
  tooLittle: 'there is too little text to say what it is',
  tooMuch: 'there is too much text to read in passing',
} as const;

export default defineAudit({
  id: 'word-count',
  needs: ['text'],
  unit: UNIT,
  curve: CURVE,
  effort: 'hour',
  part: 'amountOfText',
  views: ['typography'],
  praise: { words: 'a short message', rank: 27, minor: true },
  fault: ({ value, curve }) => (isUnder(value, curve) ? MESSAGES.tooLittle : MESSAGES.tooMuch),
  words: {
    name: NAME,
    pass: 'The text is quick to read',
    fail: 'The ad has too many words',
    why: 'People look at an ad in a feed for seconds, and every extra word hides the ones that matter.',
    fix: 'Keep headline, offer, CTA, brand and legal lines; shorten or drop the rest.',
    action: 'Use fewer words',
  },

  run({ text }) {
    const lines = withoutCopies(text.filter(({ role }) => role !== 'legal' && role !== 'label'))
      .map((line) => ({ line, words: wordsOf(line) }))
      .filter(({ words }) => words > 0)
      .toSorted((a, b) => b.words - a.words);
    if (lines.length === 0)
      return { kind: 'notApplicable', reason: 'We found no words of the ad in the picture.' };
    const value = lines.reduce(
      (sum, { line, words }) => sum + words * confidenceWeight(line.confidence) * readability(line.contrast),
      0,
    );
    const count = Math.round(value);
    const read = lines.reduce((sum, { words }) => sum + words, 0);
    return {
      kind: 'measured',
      value,
      display: formatValue(read, UNIT),
      // With less than one readable word, a low count is no merit.
      confidence: Math.min(1, value),
      evidence: lines.slice(0, SHOWN).map(({ line, words }) => ({
        label: formatMessage(MESSAGES.shown, { line: lineName(line), words }),
        box: line.box,
      })),
      ...(count === 0 && { title: MESSAGES.unread }),
      ...(read > MOST && passes(CURVE, value) && { title: NAME, advice: '' }),
      observation:
        count === 0
          ? formatMessage(MESSAGES.faint, { words: read })
          : formatMessage(passes(CURVE, value) ? MESSAGES.quick : MESSAGES.many, {
              read,
              fine: String(text.some(({ role }) => role === 'legal')),
            }),
      ...(count > MOST && !passes(CURVE, value) && tooMany(text, read)),
    };
  },
});

/** A listing or an event is read for its facts, a poem or a letter for itself. Fewer words would take away what people look for. */
function tooMany(text: readonly TextLine[], read: number): Partial<Measured> {
  const kind = KINDS.find(({ is }) => is(text));
  if (!kind) return { advice: cut(text) };
  return {
    title: kind.title,
    observation: formatMessage(kind.observation, { read }),
    good: formatMessage(kind.good, { good: formatGood(CURVE, UNIT) }),
    advice: kind.advice,
  };
}

type Measured = Extract<Finding, { kind: 'measured' }>;

const KINDS = [
  {
    is: listsFacts,
    title: MESSAGES.listed,
    observation: MESSAGES.manyListed,
    good: MESSAGES.goodListed,
    advice: MESSAGES.group,
  },
  {
    is: announcesEvent,
    title: MESSAGES.event,
    observation: MESSAGES.manyEvent,
    good: MESSAGES.goodEvent,
    advice: MESSAGES.invite,
  },
  {
    is: isVerse,
    title: MESSAGES.verse,
    observation: MESSAGES.manyVerse,
    good: MESSAGES.goodVerse,
    advice: MESSAGES.keepVerse,
  },
] as const;

/** What must not be cut, if the ad has it. An offer may be there although we found none. */
const KEPT = [
  { role: 'headline', found: ['the headline'], missed: [] },
  { role: 'offer', found: ['the offer'], missed: ['any offer'] },
  { role: 'callToAction', found: ['the next step'], missed: [] },
] as const;

function cut(text: readonly TextLine[]): string {
  const roles = new Set<string>(text.map(({ role }) => role));
  const isCalled = !roles.has('callToAction') && text.some((line) => phoneIn(line.text) !== null);
  if (!isCalled && !KEPT.some(({ role }) => roles.has(role))) return MESSAGES.cutToOne;
  const kept = [
    ...KEPT.flatMap(({ role, found, missed }) => (roles.has(role) ? [...found] : [...missed])),
    ...(isCalled ? [MESSAGES.phone] : []),
  ];
  return formatMessage(MESSAGES.cut, { kept: joinedList(kept), facts: String(text.some(isFact)) });
}

const wordsOf = (line: TextLine): number =>
  line.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
