import { describe, expect, it } from 'vitest';
import { facePresence } from './presence.ts';

describe('how much of a face is there', () => {
  it.each([
    ['one that both networks are sure of', 0.9, 1, 1],
    ['most faces of real ads', 0.82, 0.8, 1],
    ['one that another encoding of the file may lose', 0.73, 0.3, 0.65],
    ['one that was only just taken', 0.57, 0, 0.05],
  ])('%s', (_, confidence, least, most) => {
    const there = facePresence({ confidence });
    expect(there).toBeGreaterThanOrEqual(least);
    expect(there).toBeLessThanOrEqual(most);
  });
});
