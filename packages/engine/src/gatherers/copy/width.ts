const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** East Asian wide and full-width characters, which ad platforms count twice. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;

const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Number of characters as a reader sees them, with wide ones (CJK, emoji) counted twice. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text))
    width += WIDE.test(segment) || EMOJI.test(segment) ? 2 : 1;
  return width;
}
