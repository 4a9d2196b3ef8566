import { expect, it } from 'vitest';
import type { MessageMatch, SharedPoint } from '../../artifacts/copy-artifacts.ts';
import { copyOf } from '../../testing/index.ts';
import { GOOD_MATCH, matchFinding } from './finding.ts';

const wording = { nothing: 'Nothing.', advice: () => 'Advice.' };
const polish = copyOf({ text: 'Buty do biegania na każdą pogodę', language: 'pl', words: 6 });
const said = (points: readonly SharedPoint[]): MessageMatch => ({ score: 50, points, duplication: 0 });
const point = (copy: string | null, creative: string | null): MessageMatch =>
  said([{ kind: 'offer', copy, creative, agrees: false }]);

it('needs review instead of reporting what copy in another language lacks', () => {
  expect(matchFinding('offer', polish, point(null, '20 %'), wording).kind).toBe('needsReview');
  expect(matchFinding('offer', polish, said([]), wording).kind).toBe('needsReview');
});

it('compares two figures in any language', () => {
  expect(matchFinding('offer', polish, point('30 %', '20 %'), wording).kind).toBe('measured');
});

it.each([
  ['offer', null, '20%', 'The picture offers “20%”, but the copy does not mention it.'],
  ['offer', '20%', null, 'The copy offers “20%”, but we could not find that in the picture.'],
  ['brand', null, 'Tarnwell', 'The picture shows the brand “Tarnwell”, but the copy does not name it.'],
  ['action', 'Call us', 'Shop now', 'The copy asks “Call us”, but the picture asks “Shop now”.'],
] as const)('says for one %s what copy and picture each say: %s, %s', (kind, copy, creative, observation) => {
  const point = { kind, copy, creative, agrees: false };
  expect(matchFinding(kind, copyOf(), said([point]), wording)).toMatchObject({ observation });
});

it('has its own title for one-sided points, and no advice when both sides agree', () => {
  const titled = { ...wording, oneSided: 'Only one side' };
  expect(matchFinding('offer', copyOf(), point(null, '20%'), titled)).toMatchObject({
    title: 'Only one side',
    advice: 'Advice.',
  });
  const agreed = said([{ kind: 'offer', copy: '20%', creative: '20% off', agrees: true }]);
  expect(matchFinding('offer', copyOf(), agreed, titled)).toMatchObject({
    observation: 'Copy and picture both offer “20%” (picture: “20% off”).',
  });
  expect(matchFinding('offer', copyOf(), agreed, titled)).not.toHaveProperty('advice');
});

it.each([
  ['one-sided', null, { title: 'Same offer' }],
  ['contradicted', '20%', {}],
])('is no match when most points agree but one is %s', (_, creative, expected) => {
  const agreed: SharedPoint = { kind: 'offer', copy: '30%', creative: '30%', agrees: true };
  const left: SharedPoint = { kind: 'offer', copy: 'free gift', creative, agrees: false };
  const titled = { ...wording, oneSided: 'Only one side', partlyAgreed: 'Same offer' };
  const found = matchFinding('offer', copyOf(), said([agreed, agreed, agreed, agreed, left]), titled);
  expect(found).toMatchObject({ value: GOOD_MATCH - 1, ...expected });
  expect(found).not.toMatchObject({ title: 'Only one side' });
});
