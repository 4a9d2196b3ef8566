import { describe, expect, it } from 'vitest';
import { brandMark, fakeArtifacts, textLine } from '../../testing/index.ts';
import { brandCertainty, lineOfMark, mainMark } from './brand-mark.ts';

describe('main brand mark', () => {
  it('is the most certain mark, and the largest of equally certain ones', () => {
    const at = (h: number, w = 0.2) => ({ x: 0.1, y: 0.1, w, h });
    const sure = brandMark({ text: 'SURE', confidence: 0.9, box: at(0.05) });
    const doubtful = brandMark({ text: 'DOUBTFUL', confidence: 0.4, box: at(0.1) });
    const small = brandMark({ text: 'SMALL', confidence: 0.9, box: at(0.01) });
    const inALine = brandMark({ text: 'IN A LINE', confidence: 0.9, share: 0.04, box: at(0.04, 0.9) });
    expect(mainMark([doubtful, small, inALine, sure])?.text).toBe('SURE');
    expect(mainMark([])).toBeNull();
  });

  it('is more certain when two marks agree', () => {
    expect(brandCertainty([])).toBe(0);
    expect(brandCertainty([brandMark({ confidence: 0.5 }), brandMark({ confidence: 0.5 })])).toBeCloseTo(
      0.75,
    );
  });

  it('is not more certain with several shapes without letters', () => {
    expect(
      brandCertainty([brandMark({ text: '', confidence: 0.45 }), brandMark({ text: '', confidence: 0.5 })]),
    ).toBe(0.5);
  });

  it('finds the line it was read from', () => {
    const { text, brand } = fakeArtifacts();
    expect(lineOfMark(brand[0]!, text)?.text).toBe('TARNWELL');
    expect(lineOfMark(brand[0]!, [textLine()])).toBeNull();
  });
});
