import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readerAnswerSchema } from './reader-answer.ts';
import { repairedAnswer } from './repaired-answer.ts';

const WHOLE = {
  elements: {
    headline: { text: 'Hot until the summit.', place: { x: 0.1, y: 0.1, w: 0.5, h: 0.2 } },
    brand: { text: 'Tarnwell', place: null },
    offer: { text: 'Save 30%', place: null },
    request: { text: 'Shop bottles', kind: 'action', place: null },
    product: 'bottle',
    subject: { what: 'a red bottle', place: { x: 0.6, y: 0.4, w: 0.2, h: 0.5 } },
    labels: [],
    language: 'en',
  },
  message: 'A bottle keeps drinks hot.',
  audience: 'hikers',
  industry: 'outdoor',
  objective: 'response',
  tone: 'calm',
  sense: { holds: 'yes', why: 'Bottle and words belong together.' },
  concerns: [{ quote: 'Save 30%', why: 'No end is named.' }],
  ratings: { attention: { rating: 71, reason: 'The bottle stands out.' } },
};
const TEXT = JSON.stringify(WHOLE);

describe('an answer that is put right', () => {
  it('is taken as it is where it is whole, and again when it was kept', () => {
    const answer = repairedAnswer(TEXT);
    expect(answer).toEqual(WHOLE);
    expect(readerAnswerSchema.parse(answer)).toEqual(answer);
  });

  it.each([
    ['behind a fence', `\`\`\`json\n${TEXT}\n\`\`\``],
    ['between other words', `Here is my reading:\n${TEXT}\nI hope this helps.`],
    ['after thinking aloud', `<think>{"what": is this}</think>${TEXT}`],
    ['with a comma too many', TEXT.replace('"language":"en"}', '"language":"en",}')],
    ['in the quotes of another language', TEXT.replaceAll('"', "'")],
  ])('is whole %s', (_, text) => {
    expect(repairedAnswer(text)).toEqual(WHOLE);
  });

  it('keeps what was said before it was cut off', () => {
    const cut = repairedAnswer(TEXT.slice(0, TEXT.indexOf('"audience"') + 15));
    expect(cut?.elements).toEqual(WHOLE.elements);
    expect(cut?.message).toBe(WHOLE.message);
    expect(cut?.ratings).toEqual({});
  });

  it.each([
    [
      '"headline":{"text":"Hot until the summit.","place":{"x":0.1,"y":0.1,"w":0.5,"h":0.2}}',
      '"headline":"Hot until the summit."',
    ],
    ['"rating":71', '"rating":"71/100"'],
  ])('takes other shapes of the same: %s as %s', (from, to) => {
    const answer = repairedAnswer(TEXT.replace(from, to));
    expect(answer?.elements.headline.text).toBe('Hot until the summit.');
    expect(answer?.ratings['attention']?.rating).toBe(71);
  });

  it('holds no hidden letters, no lines and no place outside of the picture', () => {
    const odd = {
      ...WHOLE,
      message: `A\u202E bottle\n\nkeeps\u200B drinks hot. ${'x'.repeat(2000)}`,
      elements: { ...WHOLE.elements, brand: { text: 'none', place: { x: 40, y: 20, w: 300, h: 90 } } },
      ratings: { attention: 900, brand: { rating: -3, reason: 7 }, tone: 'high' },
    };
    const answer = repairedAnswer(JSON.stringify(odd));
    expect(answer?.message).toMatch(/^A bottle keeps drinks hot\. x+$/);
    expect(answer?.message.length).toBeLessThanOrEqual(400);
    expect(answer?.elements.brand).toEqual({ text: '', place: null });
    expect(answer?.ratings).toEqual({
      attention: { rating: 100, reason: '' },
      brand: { rating: 0, reason: '' },
    });
  });

  it.each(['', 'I can’t help with that.', '{}', '[]', '{"overallScore": 100}', 'null', '{"elements": 5}'])(
    'is none where nothing was said: %j',
    (text) => {
      expect(repairedAnswer(text)).toBeNull();
    },
  );

  it('is some answer or none, never an error, of 200 that were mutilated', () => {
    const cuts = fc.array(
      fc.record({
        at: fc.nat(TEXT.length),
        gone: fc.nat(40),
        put: fc.string({ maxLength: 12, unit: 'binary' }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(cuts, (all) => {
        const text = all.reduce((t, { at, gone, put }) => t.slice(0, at) + put + t.slice(at + gone), TEXT);
        const answer = repairedAnswer(text);
        return answer === null || isDeepStrictEqual(readerAnswerSchema.parse(answer), answer);
      }),
      { numRuns: 200, seed: 20 },
    );
  });
});
