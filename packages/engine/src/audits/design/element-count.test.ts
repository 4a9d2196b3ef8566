import { describe, expect, it } from 'vitest';
import { brandMark, callToActionOf, face, textLine } from '../../testing/fake-elements.ts';
import { judge } from '../../testing/judge.ts';
import audit from './element-count.ts';

const lineAt = (x: number, y: number) =>
  textLine({ text: `Line at ${x} ${y}`, role: 'body', box: { x, y, w: 0.2, h: 0.04 } });
const block = [lineAt(0.1, 0.1), lineAt(0.1, 0.15), lineAt(0.1, 0.2)];
const corners = [lineAt(0, 0), lineAt(0.8, 0), lineAt(0, 0.95), lineAt(0.8, 0.95)];
const nothing = { text: [], faces: [], brand: [], callToAction: null };

describe('element-count', () => {
  it.each([
    ['a block of three lines', { ...nothing, text: block }, 1, 1.4],
    ['four corners of text', { ...nothing, text: corners }, 3.6, 4],
    ['three faces', { ...nothing, faces: [face(), face(), face()] }, 2.6, 3],
    ['a button', { ...nothing, callToAction: callToActionOf({ confidence: 0.9 }) }, 0.9, 0.9],
    ['a mark found twice', { ...nothing, brand: [brandMark(), brandMark()] }, 0.5, 1],
  ])('counts %s', (_, artifacts, low, high) => {
    const { value } = judge(audit, artifacts);
    expect(value).toBeGreaterThanOrEqual(low);
    expect(value).toBeLessThanOrEqual(high);
  });

  it('is good at four and bad at twelve', () => {
    expect(judge(audit, { ...nothing, text: corners }).score).toBeGreaterThan(88);
    const crowd = Array.from({ length: 8 }, () => face({ confidence: 1 }));
    expect(judge(audit, { ...nothing, text: corners, faces: crowd }).score).toBeLessThan(40);
  });

  it('says what there is, and what to group', () => {
    const crowd = Array.from({ length: 8 }, () => face({ confidence: 1 }));
    const { fix, observation } = judge(audit, { ...nothing, text: block, faces: crowd });
    expect(observation).toBe(
      'We count about 9 separate elements of text, faces and branding: 1 block of text, 8 faces.',
    );
    expect(fix).toBe('Bring the faces closer together, so they read as one group.');
  });

  it('does not apply to a picture of nothing it can count', () => {
    expect(judge(audit, nothing).status).toBe('notApplicable');
  });
});
