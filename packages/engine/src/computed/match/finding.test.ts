import { expect, it } from 'vitest';
import type { MessageMatch, SharedPoint } from '../../copy-artifacts.ts';
import { copyOf } from '../../testing/index.ts';
import { matchFinding } from './finding.ts';

const wording = { nothing: 'Nothing.', advice: () => 'Advice.' };
const polish = copyOf({ text: 'Buty do biegania na każdą pogodę', language: 'pl', words: 6 });
const said = (points: readonly SharedPoint[]): MessageMatch => ({ score: 50, points, duplication: 0 });
const point = (copy: string | null, creative: string | null): MessageMatch =>
  said([{ kind: 'offer', copy, creative, agrees: false }]);

it('does not say what a copy in another language lacks', () => {
  expect(matchFinding('offer', polish, point(null, '20 %'), wording).kind).toBe('needsReview');
  expect(matchFinding('offer', polish, said([]), wording).kind).toBe('needsReview');
});

it('tells two figures apart in every language', () => {
  expect(matchFinding('offer', polish, point('30 %', '20 %'), wording).kind).toBe('measured');
});
