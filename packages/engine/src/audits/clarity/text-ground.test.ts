import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './text-ground.ts';

const on = (groundTexture: number) => textLine({ groundTexture });

describe('text-ground', () => {
  it('scores lower as the background gets busier', () => {
    const scores = [0.01, 0.05, 0.1, 0.15, 0.25].map(
      (texture) => judge(audit, { text: [on(texture)] }).score ?? 0,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(90);
    expect(scores.at(-1)).toBeLessThan(20);
  });

  it('names the busiest line first, and a headline as a whole', () => {
    const busy = textLine({ text: 'On the rocks', groundTexture: 0.22 });
    const result = judge(audit, { text: [on(0.01), busy] });
    expect(result.evidence[0]?.label).toBe('Behind “On the rocks”');
    expect(result.observation).toBe(
      'The background behind the headline “Hot until the summit On the rocks” is busy, which makes the text harder to read.',
    );
    expect(result.fix).toBe(
      'Move the headline “Hot until the summit On the rocks” to a calmer part of the picture, or put a panel behind it that is clearly lighter than the letters.',
    );
    const body = judge(audit, { text: [on(0.01), { ...busy, role: 'body' }] });
    expect(body.fix).toBe(
      'Move “On the rocks” to a calmer part of the picture, or put a panel behind it that is clearly lighter than the letters.',
    );
  });

  it('names a faint line before a large line that stays readable', () => {
    const large = textLine({ text: 'On the rocks', groundTexture: 0.2, contrast: 9 });
    const faint = (text: string) =>
      textLine({ text, role: 'body', height: 0.03, groundTexture: 0.18, contrast: 1.9 });
    const told = (text: string) => judge(audit, { text: [large, faint(text)] });
    expect(told('Gallery 3, Castle Street, Wexley')).toMatchObject({
      observation:
        'The background behind “Gallery 3, Castle Street, Wexley” is busy, which makes the text harder to read.',
      evidence: [{ label: 'Behind “Gallery 3, Castle Street, Wexley”' }, { label: 'Behind “On the rocks”' }],
    });
    const begun = textLine({ ...faint('and on every Thursday until ten'), goesOn: true });
    expect(judge(audit, { text: [large, begun] }).observation).toContain('“On the rocks”');
    expect(told('Gallery 3').observation).toContain('“On the rocks”');
  });

  it('suggests a panel that is darker than light letters', () => {
    const faint = textLine({ text: 'On the rocks', groundTexture: 0.22, ink: '#ffffff', ground: '#b9a58c' });
    expect(judge(audit, { text: [faint] }).fix).toContain('clearly darker than the letters');
  });

  it('stays neutral about text that may be misread', () => {
    const { title, fix } = judge(audit, { text: [textLine({ groundTexture: 0.22, readRightly: 0.3 })] });
    expect({ title, fix }).toEqual({ title: 'Background behind the text', fix: '' });
  });

  it('does not apply without text', () => {
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
