import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './competing-centres.ts';

const withCenters = (...shares: number[]) =>
  judge(audit, {
    attention: {
      ...fakeArtifacts().attention,
      centres: shares.map((share, index) => ({ x: 0.1 + 0.15 * index, y: 0.5, share })),
    },
  });

describe('competing focal points', () => {
  it('scores lower with each additional focal point', () => {
    const scores = [[0.5], [0.4, 0.3], [0.3, 0.25, 0.2, 0.15], [0.16, 0.16, 0.15, 0.15, 0.14, 0.14]].map(
      (shares) => withCenters(...shares).score ?? 0,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(90);
    expect(scores.at(-1)).toBeLessThan(45);
  });

  it('barely changes for a negligible focal point', () => {
    const plain = withCenters(0.4, 0.3).score ?? 0;
    expect(Math.abs((withCenters(0.4, 0.3, 0.01).score ?? 0) - plain)).toBeLessThan(3);
  });

  it('counts the competing focal points and shows the share of each', () => {
    const result = withCenters(0.2, 0.2, 0.2, 0.2, 0.2);
    expect(result).toMatchObject({
      observation: 'About 5 focal points compete for attention.',
      display: '5',
      good: 'at most 2.1',
    });
    expect(result.evidence.map(({ label }) => label)).toEqual([
      ...Array.from({ length: 4 }, () => 'Rival focal point (20% of attention)'),
      'Strongest focal point (20% of attention)',
    ]);
  });

  it('counts two lines of one headline as one focal point', () => {
    const apart = withCenters(0.2, 0.2, 0.2, 0.2);
    const { attention, elements } = fakeArtifacts();
    const centres = [0.1, 0.25, 0.4, 0.55].map((x) => ({ x, y: 0.5, share: 0.2 }));
    const headline = { text: 'Two lines', p: 1, box: { x: 0.05, y: 0.4, w: 0.25, h: 0.2 }, lines: [0] };
    const together = judge(audit, {
      attention: { ...attention, centres },
      elements: { ...elements, headline },
    });
    expect(Math.round(apart.value ?? 0)).toBe(4);
    expect(together.value).toBeLessThan(apart.value! - 0.9);
    expect(together.evidence).toHaveLength(3);
  });

  it('keeps the default fix when one or two focal points lead', () => {
    expect(withCenters(0.4).observation).toMatch(/^One focal point: no other area comes near it\.$/);
    const two = withCenters(0.4, 0.3);
    expect(two.observation).toBe('Two areas draw the eye about equally.');
    expect(withCenters(0.4, 0.2).observation).toBe('One area leads, and another supports it.');
    expect(two.evidence.map(({ label }) => label)).toEqual([
      'Rival focal point (30% of attention)',
      'Strongest focal point (40% of attention)',
    ]);
    expect(two.fix).toBe(audit.words.fix);
  });

  it('stays neutral when one of many focal points clearly leads', () => {
    const leads = withCenters(0.32, 0.19, 0.19, 0.19, 0.19);
    expect(Math.round(leads.value ?? 0)).toBeGreaterThan(2);
    expect({ title: leads.title, fix: leads.fix }).toEqual({ title: 'Competing focal points', fix: '' });
    // Four others are marked, so it must not say that another one supports it.
    expect(leads.observation).toBe('One area clearly leads over the others.');
    expect(leads.observation).not.toContain('another supports it');
    expect(leads.evidence.map(({ label }) => label)).toEqual([
      ...Array.from({ length: 4 }, () => 'Rival focal point (19% of attention)'),
      'Strongest focal point (32% of attention)',
    ]);
    expect(withCenters(0.3, 0.19, 0.19, 0.19, 0.19).title).toBe('Too many focal points compete');
  });

  it('names the objects recognized at the focal points', () => {
    const centres = [
      { x: 0.2, y: 0.5, share: 0.3, thing: 'bottle' },
      { x: 0.5, y: 0.5, share: 0.3 },
      { x: 0.8, y: 0.5, share: 0.3, thing: 'cup' },
    ];
    const { attention } = fakeArtifacts();
    const { observation, evidence } = judge(audit, { attention: { ...attention, centres } });
    expect(observation).toBe('About 3 focal points share attention.');
    expect(evidence.map(({ label }) => label)).toEqual([
      'Rival focal point (30% of attention)',
      'Rival focal point: the cup (30% of attention)',
      'Strongest focal point: the bottle (30% of attention)',
    ]);
  });

  it('does not apply without a focal point', () => {
    expect(withCenters().status).toBe('notApplicable');
  });
});
