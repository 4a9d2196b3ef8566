import { describe, expect, it } from 'vitest';
import { TAG, placeTags, padBox } from './tag-layout.ts';

const SIZE = { width: 500, height: 500 };
const headline = { x: 0.1, y: 0.1, w: 0.6, h: 0.2 };

describe('placeTags', () => {
  it('places a tag next to its box', () => {
    expect(placeTags([headline], [headline], SIZE, 28)).toEqual([{ left: 50 - TAG, top: 50 }]);
  });

  it('uses the margin around the picture if the box starts at its edge', () => {
    const [tag] = placeTags([{ ...headline, x: 0 }], [], SIZE, 28);
    expect(tag).toEqual({ left: -TAG, top: 50 });
  });

  it('never overlaps tags, however many boxes share a place', () => {
    const tags = placeTags(
      Array.from({ length: 8 }, () => headline),
      [headline],
      SIZE,
      28,
    );
    for (const [index, tag] of tags.entries()) {
      for (const other of tags.slice(index + 1)) {
        expect(Math.abs(tag.left - other.left) >= TAG || Math.abs(tag.top - other.top) >= TAG).toBe(true);
      }
    }
  });

  it('avoids text next to the box', () => {
    const logo = { x: 0.7, y: 0.8, w: 0.2, h: 0.05 };
    const wordsLeftOfIt = { x: 0.4, y: 0.78, w: 0.29, h: 0.1 };
    const [tag] = placeTags([logo], [wordsLeftOfIt, logo], SIZE, 28);
    expect(tag).toEqual({ left: 450, top: 400 });
  });

  it('places the tags of two findings about one element side by side, clear of its text', () => {
    const logo = { x: 0.7, y: 0.8, w: 0.2, h: 0.05 };
    const [first, second] = placeTags([logo, { ...logo, w: 0.19 }], [logo], SIZE, 28);
    expect(first).toEqual({ left: 350 - TAG, top: 400 });
    expect(second).toEqual({ left: 350 - 2 * TAG, top: 400 });
  });

  it('stays inside the margins of a 90-pixel leaderboard', () => {
    const [tag] = placeTags([{ x: 0, y: 0, w: 1, h: 1 }], [], { width: 560, height: 69 }, 28);
    expect(tag).toEqual({ left: -TAG, top: 0 });
  });
});

describe('padBox', () => {
  it('leaves room around the text so that the line crosses no letter', () => {
    const drawn = padBox({ x: 0.5, y: 0.5, w: 0.1, h: 0.02 }, SIZE);
    expect([drawn.x, drawn.y, drawn.w, drawn.h].map((part) => Math.round(part * 500))).toEqual([
      246, 246, 58, 18,
    ]);
  });

  it('is clipped to the picture', () => {
    expect(padBox({ x: 0, y: 0, w: 1, h: 1 }, SIZE)).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });
});
