import { defineAudit } from '../../audit.ts';
import { wordsInto } from '../../computed/text/message-line.ts';
import {
  AUDIENCE,
  BENEFIT,
  FEELING,
  JARGON,
  LEGAL_TERMS,
  OFFER,
} from '../../computed/words/picture-lexicon.ts';
import {
  carriesMeaning,
  evidenceIn,
  isStopWord,
  linesOf,
  named,
  notEnglishEnough,
  type PictureWord,
  pictureWords,
  tellable,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { oneOf } from '../../computed/words/word-lists.ts';
import { say } from '../../messages/say.ts';

const namesPeople = oneOf(AUDIENCE);
const praises = oneOf(new Set([...OFFER, ...FEELING, ...BENEFIT]));

const namesSubject = (entry: PictureWord): boolean =>
  namesPeople(entry) || (carriesMeaning(entry) && entry.line.role !== 'brand' && !praises(entry));

const speaksJargon = oneOf(new Set([...JARGON, ...LEGAL_TERMS]));

/** Of what counts, what is told as the thing: no word of the request, no little word and no jargon. */
const namesThing = (entry: PictureWord): boolean =>
  !namesPeople(entry) && !speaksJargon(entry) && !isStopWord(entry) && entry.line.role !== 'callToAction';

/** A word for the people it is meant for says more about relevance than a word for the thing. Judgment. */
const worth = (entry: PictureWord): number => (namesPeople(entry) ? 2 : 1) * entry.line.confidence;

const GOOD = 8;

/** Words under which the check fails, and what was found only hints at what is offered. */
const FEW = 2.8;

const MESSAGES = {
  hint: 'Only {things} {count, plural, one {hints} other {hint}} at what the ad is about.',
  about: '{things} {count, plural, one {says} other {say}} what the ad is about.',
  aboutAndFor:
    '{things} {count, plural, one {says} other {say}} what the ad is about, and {people} who it is for.',
  forWhom: '{people} {peopleCount, plural, one {says} other {say}} who the ad is for.',
  someWords: 'Some words hint at what the ad is about, but none names it plainly.',
  missing:
    'None of the {all, plural, one {# word} other {# words}} we read names the product or who it is for.',
  toSay: 'say in plain words what is offered and who it is for',
} as const;

export default defineAudit({
  id: 'subject-words',
  needs: ['text'],
  unit: 'words',
  curve: { shape: 'rising', good: GOOD, middling: 1.2, source: 'Judgment' },
  effort: 'minutes',
  words: {
    name: 'Product or audience named',
    pass: 'The text says what is offered',
    fail: 'The text hardly says what is offered',
    why: 'People decide in a moment whether an ad concerns them, by the thing or the people it names.',
    fix: 'Say in plain words what kind of product it is or who it is for.',
    action: 'Say what it is and for whom',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = [...new Map(words.filter(namesSubject).map((entry) => [entry.word, entry])).values()];
    const value = hits.reduce((sum, entry) => sum + worth(entry), 0);
    const thingsTold = tellable(hits.filter(namesThing));
    const peopleTold = tellable(hits.filter(namesPeople));
    const [things, people] = [named(thingsTold), named(peopleTold)];
    return {
      kind: 'measured',
      value,
      confidence: Math.min(0.7, wordingConfidence(words)),
      evidence: evidenceIn(hits, words),
      observation: say(messageFor({ value, things: things.count, people: people.count }), {
        things: things.words,
        count: things.count,
        people: people.words,
        peopleCount: people.count,
        all: words.length,
      }),
      ...(value < GOOD && { advice: `${wordsInto(linesOf(words), MESSAGES.toSay)}.` }),
    };
  },
});

interface Told {
  readonly value: number;
  /** How many words are named. */
  readonly things: number;
  readonly people: number;
}

function messageFor({ value, things, people }: Told): string {
  if (people > 0) return things > 0 ? MESSAGES.aboutAndFor : MESSAGES.forWhom;
  if (things > 0) return value < FEW ? MESSAGES.hint : MESSAGES.about;
  return value > 0 ? MESSAGES.someWords : MESSAGES.missing;
}
