import { describe, expect, it } from 'vitest';
import { artboardStyle } from './artboard.ts';

describe('the area of the creative', () => {
  it('leaves room for the line with the verdict above a picture, down to a height that can be read', () => {
    const { width } = artboardStyle({ type: 'image', width: 1080, height: 1920 });
    expect(width).toContain(
      'max(100dvh - 17rem - var(--verdict-line), min(100dvh - 17rem, 18rem)) * var(--ratio)',
    );
  });

  it.each([
    ['a video, below which its timeline follows', { type: 'video', width: 1080, height: 1920 }],
    ['a leaderboard, which is never tall', { type: 'image', width: 728, height: 90 }],
  ] as const)('leaves no room for it with %s', (_what, creative) => {
    expect(artboardStyle(creative).width).not.toContain('verdict');
  });
});
