import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './first-look.ts';

const lookingAt = (...centres: { x: number; y: number; share: number }[]) =>
  judge(audit, { attention: { ...fakeArtifacts().attention, centres } });

const onHeadline = { x: 0.3, y: 0.12, share: 0.4 };
const onNothing = { x: 0.85, y: 0.5, share: 0.4 };

describe('first-look', () => {
  it('is full marks where all looks land on the message and next to none where all miss', () => {
    expect(lookingAt(onHeadline).value).toBe(100);
    expect(lookingAt(onNothing).score).toBeLessThan(25);
  });

  it('lets the stronger look decide', () => {
    const hitFirst = lookingAt(onHeadline, { ...onNothing, share: 0.1 }).value ?? 0;
    const missFirst = lookingAt({ ...onHeadline, share: 0.1 }, onNothing).value ?? 0;
    expect(hitFirst).toBeGreaterThan(80);
    expect(missFirst).toBeLessThan(20);
  });

  it('fades with the distance from the message', () => {
    const values = [0.17, 0.25, 0.33, 0.41, 0.5].map((y) => lookingAt({ x: 0.6, y, share: 1 }).value ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('names what should stand where the miss is, and shows the miss first', () => {
    const result = lookingAt(onHeadline, onNothing);
    expect(result.evidence[0]?.label).toBe('Lands beside the message, 40 %');
    expect(result.fix).toContain('Move the');
  });

  it('does not apply without a centre or without anything that sells', () => {
    expect(lookingAt().status).toBe('notApplicable');
    expect(judge(audit, { text: [], callToAction: null, brand: [] }).status).toBe('notApplicable');
  });
});
