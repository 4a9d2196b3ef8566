import { defineAudit } from '../../audit.ts';
import { headlineAdvice, reliableHeadline } from '../../computed/text/reliable-headline.ts';
import { tradeOf } from '../../computed/words/trade.ts';
import { AUDIENCE, BENEFIT, FEELING, OFFER } from '../../computed/words/picture-lexicon.ts';
import {
  carriesMeaning,
  DOUBTFUL,
  evidenceIn,
  quoteWords,
  whyNotEnglish,
  isMessageWord,
  type PictureWord,
  pictureWords,
  isReadConfidently,
  quotableWords,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { matchesList } from '../../computed/words/word-lists.ts';
import { joinWithConjunction } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const listedAsPeople = matchesList(AUDIENCE);
const praises = matchesList(new Set([...OFFER, ...FEELING, ...BENEFIT]));

const namesSubject = (entry: PictureWord): boolean =>
  listedAsPeople(entry) || (carriesMeaning(entry) && entry.line.role !== 'brand' && !praises(entry));

/** 'For busy parents': maximum number of words between them and the nearest 'for', counting that word. */
const FOR_WITHIN = 3;

/** The people that an ad says it is for. 'Our teachers' and 'a team of professionals' are its own. */
function audienceWords(words: readonly PictureWord[]): ReadonlySet<PictureWord> {
  return new Set(
    words.filter(
      (entry, at) =>
        listedAsPeople(entry) &&
        words
          .slice(Math.max(0, at - FOR_WITHIN), at)
          .some(({ word, line }) => word === 'for' && line === entry.line),
    ),
  );
}

const MOST_THINGS = 4;

/** Words of the trade that several of them belong to; none when no trade leads. */
function thingsIn(words: readonly PictureWord[]): readonly string[] {
  const text = words.filter(isMessageWord).map(({ word }) => word);
  const hits = tradeOf([{ text: text.join(' ') }])?.hits ?? [];
  return hits.slice(0, MOST_THINGS).map((hit) => hit.text);
}

/** A word for the intended people says more about relevance than a word for the thing. Chosen by judgment. */
const worth = (entry: PictureWord): number => (listedAsPeople(entry) ? 2 : 1) * entry.line.confidence;

const GOOD = 8;

/** Value below which the check fails, and what was found only hints at what is offered. */
const FEW = 2.8;

const NAME = 'Product or audience named';

const MESSAGES = {
  about: '{things} say what the ad is about.',
  aboutAndFor: '{things} say what the ad is about, and {people} who it is for.',
  forWhom: '{people} {peopleCount, plural, one {says} other {say}} who the ad is for.',
  someWords: 'We could not tell from the words alone what is offered.',
  missing: 'We could not find a word that names the product or who it is for.',
  toSay: 'say in plain words what is offered and who it is for',
  fault: 'the text does not say what it is about',
} as const;

export default defineAudit({
  id: 'subject-words',
  needs: ['text', 'elements'],
  optionalNeeds: ['elements'],
  unit: 'words',
  curve: { shape: 'rising', good: GOOD, middling: 1.2, source: 'Judgment' },
  effort: 'minutes',
  part: 'wording',
  onVideo: 'all-words',
  english: true,
  fault: MESSAGES.fault,
  words: {
    name: NAME,
    pass: 'The text says what is offered',
    fail: 'The text hardly says what is offered',
    why: 'People decide in a moment whether an ad concerns them, by the thing or the people it names.',
    fix: 'Say in plain words what kind of product it is or who it is for.',
    action: 'Say what it is and for whom',
  },

  run({ text, elements }) {
    const words = pictureWords(text);
    const reason = whyNotEnglish(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = [...new Map(words.filter(namesSubject).map((entry) => [entry.word, entry])).values()];
    const value = hits.reduce((sum, entry) => sum + worth(entry), 0);
    const readers = audienceWords(words);
    const peopleTold = quotableWords(words.filter((entry) => readers.has(entry)));
    if (value < FEW && !isReadConfidently(words)) return { kind: 'notApplicable', reason: DOUBTFUL };
    const things = thingsIn(words);
    const people = quoteWords(peopleTold);
    // Words that carry meaning prove neither that they say what is sold nor that they do not.
    if (value >= FEW && things.length === 0 && people.count === 0)
      return { kind: 'notApplicable', reason: MESSAGES.someWords };
    return {
      kind: 'measured',
      value,
      confidence: Math.min(0.7, wordingConfidence(words)),
      evidence: evidenceIn(hits, words),
      observation: formatMessage(messageFor({ value, things: things.length, people: people.count }), {
        things: joinWithConjunction(things.map((word) => `“${word}”`)),
        people: people.words,
        peopleCount: people.count,
      }),
      ...(value < GOOD && headlineAdvice(reliableHeadline(text, elements), MESSAGES.toSay)),
    };
  },
});

interface MessageInputs {
  readonly value: number;
  /** Number of words that are named. */
  readonly things: number;
  readonly people: number;
}

function messageFor({ value, things, people }: MessageInputs): string {
  if (people > 0) return things > 0 ? MESSAGES.aboutAndFor : MESSAGES.forWhom;
  if (things > 0) return MESSAGES.about;
  return value > 0 ? MESSAGES.someWords : MESSAGES.missing;
}
