import { describe, expect, it } from 'vitest';
import type { TextLine } from '../artifacts.ts';
import { textLine } from '../testing/fake-elements.ts';
import { headlineReadings } from './headline-readings.ts';

const at = (text: string, height: number, y: number, changes: Partial<TextLine> = {}): TextLine =>
  textLine({ text, height, box: { x: 0.1, y, w: 0.6, h: height }, role: 'body', ...changes });

const told = (lines: readonly TextLine[]) =>
  headlineReadings(lines).map(({ text, weight }) => [
    text
      .filter(({ role }) => role === 'headline')
      .map((line) => line.text)
      .join(' / '),
    Math.round(weight * 100) / 100,
  ]);

const summit = (height: number) => at('Hot until the summit', height, 0.1, { role: 'headline' });
const tea = at('Tea that stays with you', 0.06, 0.6);

describe('the readings of a headline', () => {
  it('are one where a line leads without doubt', () => {
    expect(told([summit(0.12), tea])).toEqual([['Hot until the summit', 1]]);
    expect(headlineReadings([summit(0.12), tea])[0]?.text.map(({ role }) => role)).toEqual([
      'headline',
      'body',
    ]);
  });

  it('are as likely as each other where two lines are of one size', () => {
    expect(told([summit(0.06), tea])).toEqual([
      ['Hot until the summit', 0.5],
      ['Tea that stays with you', 0.5],
    ]);
  });

  it('move by little where a line grows by little', () => {
    const likely = (height: number) =>
      Number(told([summit(height), tea]).find(([text]) => text === 'Hot until the summit')?.[1]);
    for (const height of [0.058, 0.06, 0.062]) {
      const grown = likely(height + 0.002) - likely(height);
      expect(grown).toBeGreaterThan(0);
      expect(grown).toBeLessThan(0.1);
    }
  });

  it('let a block end above a line that is a little smaller, or below it', () => {
    const second = (height: number) => at('and warm on the way down', height, 0.22);
    const joined = (height: number) =>
      told([summit(0.1), second(height)]).find(([text]) => String(text).includes('/'))?.[1] ?? 0;
    expect(joined(0.08)).toBe(1);
    expect(joined(0.067)).toBeGreaterThan(0.3);
    expect(joined(0.067)).toBeLessThan(0.8);
    expect(joined(0.055)).toBe(0);
  });

  it.each([
    ['letters that were hardly read', { confidence: 0.66 }],
    ['a bare figure', { text: '50 % off' }],
  ])('leave %s behind a plain line', (_, changes) => {
    const lead = at('BONIN ROLLS', 0.07, 0.9, { role: 'headline', ...changes });
    expect(told([lead, tea])[0]?.[0]).toBe('Tea that stays with you');
  });

  it('take no scrap for a headline beside a name that towers over it', () => {
    const name = at('TARNWELL', 0.2, 0.5, { role: 'brand' });
    const scrap = at('isco', 0.02, 0.9, { role: 'headline' });
    expect(headlineReadings([name, scrap])).toEqual([{ text: [name, scrap], weight: 1 }]);
  });

  it('leave brand, request and fine print what they are', () => {
    const roles = ['brand', 'callToAction', 'legal'] as const;
    const others = roles.map((role, index) => at(`${role} of the ad`, 0.09, 0.7 + index / 10, { role }));
    for (const { text } of headlineReadings([summit(0.06), tea, ...others]))
      expect(text.slice(2).map(({ role }) => role)).toEqual(roles);
  });

  it('are as measured where no line was left to be the headline', () => {
    expect(headlineReadings([tea])).toEqual([{ text: [tea], weight: 1 }]);
  });

  it('are one of no words', () => expect(headlineReadings([])).toEqual([{ text: [], weight: 1 }]));
});
