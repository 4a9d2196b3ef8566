import type { Copy, CopySentence, Hit } from '../../artifacts/copy-artifacts.ts';
import { pullOf } from '../../gatherers/copy/pull/pull.ts';
import { NO_STYLE } from '../../gatherers/copy/style/style.ts';

const TEXT =
  'Your coffee stays hot for 24 hours, even at the summit. Save 30% on every Tarnwell bottle until Sunday. Shop now.';

const sentence = (words: string): CopySentence => {
  const start = TEXT.indexOf(words);
  return { text: words, start, end: start + words.length, words: words.split(' ').length };
};

const hit = (words: string): Hit => {
  const start = TEXT.indexOf(words);
  return { text: words, start, end: start + words.length };
};

const SENTENCES: readonly CopySentence[] = [
  sentence('Your coffee stays hot for 24 hours, even at the summit.'),
  sentence('Save 30% on every Tarnwell bottle until Sunday.'),
  sentence('Shop now.'),
];

/** All measurements of a short, good English ad copy. Override what the test is about. */
export function copyOf(overrides: Partial<Copy> = {}): Copy {
  return {
    text: TEXT,
    language: 'en',
    sentences: SENTENCES,
    words: SENTENCES.reduce((sum, each) => sum + each.words, 0),
    width: TEXT.length,
    readingEase: 78,
    opening: SENTENCES[0]!,
    specifics: {
      numbers: [hit('24 hours')],
      prices: [],
      percentages: [hit('30%')],
      names: [hit('Tarnwell')],
      dates: [hit('Sunday')],
    },
    benefits: [hit('stays hot')],
    features: [hit('24 hours')],
    secondPerson: [hit('Your')],
    firstPerson: [],
    urgency: [hit('until Sunday')],
    scarcity: [],
    proof: [],
    curiosity: [],
    guarantees: [],
    positive: [hit('hot')],
    negative: [],
    sensory: [hit('hot')],
    jargon: [],
    repeated: [],
    substance: [hit('coffee'), hit('hot'), hit('24'), hit('summit'), hit('Tarnwell'), hit('bottle')],
    nonsense: [],
    misspelled: [],
    emotion: { valence: 0.45, arousal: 0.4 },
    concreteness: 0.5,
    style: { ...NO_STYLE, telling: 11 },
    craft: { rating: 62, parts: [] },
    callsToAction: [hit('Shop now')],
    offers: [hit('Save 30%')],
    pull: pullOf(TEXT),
    policy: [],
    ...overrides,
  };
}
