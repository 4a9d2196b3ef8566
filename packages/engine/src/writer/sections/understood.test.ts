import { describe, expect, it } from 'vitest';
import type { Element, Elements } from '../../elements/elements.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { textLine } from '../../testing/index.ts';

const headline: Element = {
  text: 'Hot until the summit',
  p: 0.97,
  box: { x: 0.07, y: 0.08, w: 0.6, h: 0.09 },
  lines: [0],
};

const understoodOf = (readRightly: number, changes: Partial<Element> = {}) => {
  const elements: Elements = { ...NEUTRAL_ARTIFACTS.elements, headline: { ...headline, ...changes } };
  return analysisOf({ elements, text: [textLine({ readRightly })] }).understood?.headline;
};

describe('understood elements', () => {
  it('mark an element with possibly misread text as unsure', () => {
    expect(understoodOf(0.3)).toEqual({ text: headline.text, p: 0.97, box: headline.box, unsure: true });
    expect(understoodOf(0.9)).toEqual({ text: headline.text, p: 0.97, box: headline.box });
  });

  it.each(['by Candlelight', 'CAN YOU ESCAPE IN'])('mark a partial headline as unsure: %s', (text) => {
    expect(understoodOf(0.9, { text })).toMatchObject({ unsure: true });
    expect(understoodOf(0.9, { text, told: true })).not.toHaveProperty('unsure');
  });

  it.each(['told', 'read'] as const)(
    'are not marked as unsure when a person or a vision reader provided them: %s',
    (by) => {
      expect(understoodOf(0.3, { [by]: true })).not.toHaveProperty('unsure');
    },
  );
});
