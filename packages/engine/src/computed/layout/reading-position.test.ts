import { describe, expect, it } from 'vitest';
import { after, readingLead, readingPosition } from './reading-position.ts';

const top = { x: 0.4, y: 0.05, w: 0.2, h: 0.1 };
const bottom = { x: 0.4, y: 0.85, w: 0.2, h: 0.1 };
const left = { x: 0.05, y: 0.4, w: 0.1, h: 0.2 };
const right = { x: 0.85, y: 0.4, w: 0.1, h: 0.2 };

describe('reading position', () => {
  it('goes down in a square and right in a leaderboard', () => {
    expect(readingPosition(bottom, 1) - readingPosition(top, 1)).toBeGreaterThan(0.6);
    expect(readingPosition(right, 8) - readingPosition(left, 8)).toBeGreaterThan(0.6);
    expect(readingPosition(right, 1) - readingPosition(left, 1)).toBeLessThan(0.2);
  });

  it('also goes down within a column of a leaderboard', () => {
    const under = { ...left, y: 0.8 };
    expect(readingLead(under, left, 8)).toBeGreaterThan(0.3);
    expect(readingLead(under, right, 8)).toBeLessThan(-0.5);
    expect(readingLead(bottom, top, 1)).toBe(readingPosition(bottom, 1) - readingPosition(top, 1));
  });

  it('treats level elements as neither before nor after', () => {
    expect(after(0.5, 0.5)).toBe(0.5);
    expect(after(0.9, 0.2)).toBeGreaterThan(0.99);
    expect(after(0.2, 0.9)).toBeLessThan(0.01);
  });
});
