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

describe('repaired answer', () => {
  it('is unchanged if it was complete, and parses again when stored', () => {
    const answer = repairedAnswer(TEXT);
    expect(answer).toEqual(WHOLE);
    expect(readerAnswerSchema.parse(answer)).toEqual(answer);
  });

  it.each([
    ['inside a code fence', `\`\`\`json\n${TEXT}\n\`\`\``],
    ['with text around it', `Here is my reading:\n${TEXT}\nI hope this helps.`],
    ['after a thinking block', `<think>{"what": is this}</think>${TEXT}`],
    ['with a trailing comma', TEXT.replace('"language":"en"}', '"language":"en",}')],
    ['in single quotes', TEXT.replaceAll('"', "'")],
  ])('is complete %s', (_, text) => {
    expect(repairedAnswer(text)).toEqual(WHOLE);
  });

  it('keeps what came before a cutoff', () => {
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
  ])('accepts alternative forms: %s as %s', (from, to) => {
    const answer = repairedAnswer(TEXT.replace(from, to));
    expect(answer?.elements.headline.text).toBe('Hot until the summit.');
    expect(answer?.ratings['attention']?.rating).toBe(71);
  });

  it('has no hidden characters, line breaks, or places outside the image', () => {
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
    'is null when the answer has no content: %j',
    (text) => {
      expect(repairedAnswer(text)).toBeNull();
    },
  );

  it('is valid or null, and never an error, for 200 mutilated answers', () => {
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
