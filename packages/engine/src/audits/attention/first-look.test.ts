import { describe, expect, it } from 'vitest';
import { brandMark, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './first-look.ts';

const lookingAt = (...centres: { x: number; y: number; share: number }[]) =>
  judge(audit, { attention: { ...fakeArtifacts().attention, centres } });

const onHeadline = { x: 0.3, y: 0.12, share: 0.4 };
const onNothing = { x: 0.85, y: 0.5, share: 0.4 };

describe('first-look', () => {
  it('gives full marks when all looks land on the message and few when all miss it', () => {
    expect(lookingAt(onHeadline).value).toBe(100);
    expect(lookingAt(onNothing).score).toBeLessThan(25);
  });

  it('lets the stronger focal point decide', () => {
    const hitFirst = lookingAt(onHeadline, { ...onNothing, share: 0.1 }).value ?? 0;
    const missFirst = lookingAt({ ...onHeadline, share: 0.1 }, onNothing).value ?? 0;
    expect(hitFirst).toBeGreaterThan(80);
    expect(missFirst).toBeLessThan(20);
  });

  it('decreases with the distance from the message', () => {
    const values = [0.17, 0.25, 0.33, 0.41, 0.5].map((y) => lookingAt({ x: 0.6, y, share: 1 }).value ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('counts a look at the message even behind an uncertain brand mark', () => {
    const { attention } = fakeArtifacts();
    const centres = [onHeadline];
    const doubtful = brandMark({ confidence: 0.41, box: { x: 0.28, y: 0.1, w: 0.04, h: 0.04 } });
    const result = judge(audit, { attention: { ...attention, centres }, brand: [doubtful] });
    expect(result.value).toBeGreaterThan(90);
  });

  it('says whether the element looked at is faint or uncertain', () => {
    const { attention, image } = fakeArtifacts();
    const look = (confidence: number, contrast: number) => {
      const box = { x: 0.8, y: 0.5, w: 0.1, h: 0.04 };
      const mark = brandMark({ text: 'TARNWELL', confidence, box });
      const line = textLine({ text: 'TARNWELL', role: 'brand', box, contrast });
      const centres = [{ x: 0.85, y: 0.52, share: 0.4 }];
      return judge(audit, {
        attention: { ...attention, centres },
        image,
        text: [textLine({ box: { x: 0.1, y: 0.05, w: 0.4, h: 0.05 } }), line],
        callToAction: null,
        brand: [mark],
      });
    };
    expect(look(0.45, 9).evidence[0]?.label).toBe('On the text “TARNWELL”');
    expect(look(0.9, 1.3).evidence[0]?.label).toBe('On the brand “TARNWELL”, too faint to read');
    expect(look(0.9, 9).evidence[0]?.label).toBe('On the brand “TARNWELL”');
  });

  it('shows a look beside the message first and stays neutral about it', () => {
    const result = lookingAt(onHeadline, onNothing);
    expect(result.evidence[0]?.label).toMatch(/^Beside the message \(40 ?% of attention\)$/);
    expect(lookingAt({ ...onHeadline, share: 0.2 }, onNothing)).toMatchObject({
      observation: 'Some first glances land on the right, beside the key parts of the ad.',
      display: '26%',
      good: 'at least 68%',
    });
    expect(result).toMatchObject({ title: audit.words.name, fix: '' });
  });

  it('keeps the default fix when all looks land on the message', () => {
    const result = lookingAt(onHeadline);
    expect(result).toMatchObject({
      observation: 'First glances land on the message or on what the ad shows.',
      display: '100%',
      good: 'at least 68%',
      fix: audit.words.fix,
    });
  });

  it('does not apply without focal points or without key elements', () => {
    expect(lookingAt().status).toBe('notApplicable');
    expect(judge(audit, { text: [], callToAction: null, brand: [] }).status).toBe('notApplicable');
  });
});
