import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { understand } from '../elements/understand.ts';
import { total } from '../scoring/total.ts';
import { withReader } from '../scoring/reader-blend.ts';
import { fakeAudit, fakeRubric, found, judgedBy } from '../testing/fakes/fake-audit.ts';
import { fakeArtifacts } from '../testing/fakes/fake-artifacts.ts';
import { fakeReading } from '../testing/fakes/fake-reading.ts';
import { mutated } from '../testing/mutated.ts';
import { readerAnswerSchema } from './reader-answer.ts';
import { repairedAnswer } from './repaired-answer.ts';

const MANY = 200;
/** None of it appears in the picture, so nothing in it may change an element. */
const ANSWER = JSON.stringify({
  elements: {
    headline: { text: 'Quarterly fjord outlook', place: { x: 0.1, y: 0.1, w: 0.5, h: 0.2 } },
    brand: { text: 'Zygmunt & Vex', place: null },
    offer: { text: 'Twelve free kayaks', place: null },
    request: { text: 'Phone our embassy', kind: 'action', place: null },
    product: 'kayak',
    subject: { what: 'a quay', place: { x: 0.6, y: 0.4, w: 0.2, h: 0.5 } },
    labels: ['Vex'],
    language: 'en',
  },
  message: 'Kayaks are free.',
  objective: 'response',
  sense: { holds: 'no', why: 'A bottle is shown.' },
  concerns: [{ quote: 'Twelve free kayaks', why: 'Nobody gives those away.' }],
  ratings: {
    attention: { rating: 71, reason: 'The quay stands out.' },
    'brand-presence': { rating: 12, reason: '' },
  },
});
const answers = Array.from({ length: MANY }, (_, seed) => mutated(ANSWER, seed + 1));

const elementsOf = (answer: ReturnType<typeof repairedAnswer>) =>
  understand(
    {
      artifacts: { ...fakeArtifacts(), reading: { ...fakeReading({}), answer } },
      failures: {},
      confidence: {},
    },
    undefined,
  ).artifacts.elements;

describe(`${MANY} broken reader answers`, () => {
  it('are distinct, and only some can be repaired', () => {
    expect(new Set(answers).size).toBeGreaterThan(MANY - 5);
    const understood = answers.filter((answer) => repairedAnswer(answer) !== null).length;
    expect(understood).toBeGreaterThan(MANY / 8);
    expect(understood).toBeLessThan(MANY);
  });

  it('never throw, and become valid answers if repaired', () => {
    const taken = answers.flatMap((answer) => repairedAnswer(answer) ?? []);
    expect(taken.map((answer) => readerAnswerSchema.parse(JSON.parse(JSON.stringify(answer))))).toEqual(
      taken,
    );
  });

  it('change no element of the ad', () => {
    const alone = elementsOf(null);
    const moved = answers.filter((answer) => !isDeepStrictEqual(elementsOf(repairedAnswer(answer)), alone));
    expect(moved).toEqual([]);
  });

  it('keep a score between 0 and 100 with its interval around it', () => {
    const rubric = fakeRubric({
      attention: { weight: 10, audits: [[fakeAudit('a', found(60)), 100]] },
      'brand-presence': { weight: 10, audits: [[fakeAudit('b', found(80)), 100]] },
    });
    const summed = total(rubric, judgedBy(rubric));
    const outside = answers.filter((answer) => {
      const reading = { ...fakeReading({}), answer: repairedAnswer(answer) };
      const { overall, categories } = withReader(summed, reading);
      const isOnScale = [overall, ...categories.map(({ score }) => score)].every(
        (score) => score !== null && score >= 0 && score <= 100,
      );
      const isInside = categories.every(
        ({ score, withReader: read }) => !read || (read.low <= score! && read.high >= score!),
      );
      return !isOnScale || !isInside;
    });
    expect(outside).toEqual([]);
  });
});
