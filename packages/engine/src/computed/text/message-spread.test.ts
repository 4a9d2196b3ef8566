import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { mainLines } from './main-lines.ts';
import { mostIsolatedFirst, messageSpread } from './message-spread.ts';

const lineAt = (y: number, text = 'words', x = 0.1) => textLine({ text, box: { x, y, w: 0.4, h: 0.04 } });
const spread = (...lines: ReturnType<typeof lineAt>[]) => messageSpread(mainLines(lines, null), 1);

describe('message spread', () => {
  it('is 1 for one line and close to 1 for a paragraph', () => {
    expect(spread(lineAt(0.1))).toBeCloseTo(1);
    expect(spread(lineAt(0.1), lineAt(0.15), lineAt(0.2))).toBeLessThan(1.4);
  });

  it('counts distant lines separately', () => {
    expect(spread(lineAt(0.05), lineAt(0.5), lineAt(0.92))).toBeGreaterThan(2.8);
  });

  it('grows smoothly as a line moves away', () => {
    const values = Array.from({ length: 40 }, (_, step) => spread(lineAt(0.1), lineAt(0.14 + step * 0.02)));
    for (const [index, value] of values.entries()) {
      expect(value).toBeGreaterThanOrEqual(values[index - 1] ?? 1);
      expect(value - (values[index - 1] ?? value)).toBeLessThan(0.2);
    }
  });

  it('lists the most isolated line first', () => {
    const lines = [lineAt(0.1), lineAt(0.15), lineAt(0.9, 'far')];
    const [far] = mostIsolatedFirst(lines, lines, 1);
    expect(far?.text).toBe('far');
  });
});
