import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './rival-requests.ts';

const { elements } = fakeArtifacts();
const asks = (text: string, p: number) => ({ text, p, box: { x: 0.5, y: 0.8, w: 0.2, h: 0.08 }, lines: [] });
const request = asks('Shop bottles', 0.95);
const beside = (...rivals: ReturnType<typeof asks>[]) => ({ elements: { ...elements, request, rivals } });

describe('rival-requests', () => {
  it.each([
    ['no competing call to action', beside(), 97, 100],
    ['a rival that barely asks for action', beside(asks('Our story', 0.15)), 90, 100],
    ['one competing button', beside(asks('Call us', 1)), 25, 45],
    [
      'three competing buttons',
      beside(asks('Call us', 1), asks('Learn more', 1), asks('Subscribe', 0.9)),
      0,
      10,
    ],
  ])('gives %s the expected score', (_, found, low, high) => {
    expect(judgedScore(audit, found)).toBeGreaterThanOrEqual(low);
    expect(judgedScore(audit, found)).toBeLessThanOrEqual(high);
  });

  it('names the competing call to action and marks both', () => {
    const { observation, fix, evidence } = judge(audit, beside(asks('Call us', 1)));
    expect(observation).toBe('“Call us” competes with “Shop bottles”.');
    expect(fix).toBe(
      'Decide which matters most, “Shop bottles” or “Call us”, and leave the other out or set it as plain text.',
    );
    expect(evidence).toHaveLength(2);
  });

  it('names several competing calls to action', () => {
    const several = beside(asks('Call us', 1), asks('Learn more', 1));
    expect(judge(audit, several).observation).toBe('“Call us” and “Learn more” compete with “Shop bottles”.');
    expect(judge(audit, several).fix).toContain(
      'matters most, “Shop bottles”, “Call us”, or “Learn more”, and leave the others out',
    );
  });

  it.each([
    ['nothing else asks for action', beside(), 'We found no second call to action'],
    [
      'several lines barely ask for action',
      beside(asks('Our story', 0.4), asks('Since 1987', 0.4), asks('Open', 0.3)),
      'Competing calls to action',
    ],
    ['another button asks for action', beside(asks('Call us', 1)), 'Calls to action compete with each other'],
  ])('chooses the title when %s', (_, found, title) => {
    expect(judge(audit, found).title).toBe(title);
  });

  it.each([
    ['nothing asks for action', { elements: { ...elements, request: null, rivals: [] } }],
    [
      'the results of an older engine have no rivals',
      { elements: { ...elements, request, rivals: undefined } },
    ],
  ])('does not apply when %s', (_, found) => {
    expect(judge(audit, found as Parameters<typeof judge>[1]).status).toBe('notApplicable');
  });
});
