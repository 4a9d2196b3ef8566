import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { messageLine, wordsInto } from './message-line.ts';

const brand = textLine({ text: 'OREO', role: 'brand', height: 0.2 });
const address = textLine({ text: 'newbalance.fr', role: 'body', height: 0.1 });
const offer = textLine({ text: '50% off', role: 'offer', height: 0.1 });
const line = textLine({ text: 'Milk’s favourite cookie', role: 'body', height: 0.03 });

describe('the line that new words would change', () => {
  it('is no name, offer or address, however large', () => {
    expect(messageLine([brand, address, offer, line])).toBe(line);
    expect(messageLine([brand, address, offer])).toBeNull();
  });

  it('is said to be changed, or a new one to be set beside what stands alone', () => {
    expect(wordsInto([brand, line], 'say how it tastes')).toBe(
      'In or below “Milk’s favourite cookie”, say how it tastes',
    );
    expect(wordsInto([brand], 'say how it tastes')).toBe(
      'Add two to five words next to “OREO”: say how it tastes',
    );
  });
});
