import type { Analysis } from '@adjudge/engine/report';
import { describe, expect, it } from 'vitest';
import { fakeAnalysis } from '../../testing/stand-ins/fake-analysis.ts';
import { earlyPicture, withPicture } from './early-picture.ts';

const OUTLINE = '<div id="root"><div id="early-picture" class="empty:bg-well"></div><p>more</p></div>';
const URL = '/_api/analysis/creative/abc';

function pictureOf(creative: Partial<Analysis['creative']>) {
  const made = fakeAnalysis({ bytes: new Uint8Array(), fileName: 'ad.png' });
  return earlyPicture({ creative: { ...made.creative, url: URL, ...creative } });
}

describe('the early picture of a report', () => {
  it('fills its placeholder in the page and keeps its aspect ratio', () => {
    const html = withPicture(OUTLINE, pictureOf({}));
    expect(html).toMatch(
      /^<div id="root"><div id="early-picture" class="empty:bg-well"><div [^>]*--ratio:1\.5;/,
    );
    expect(html).toContain(`src="${URL}"`);
    expect(html).toContain('width="600" height="400"');
    expect(html).toMatch(/<\/div><\/div><\/div><p>more<\/p><\/div>$/);
  });

  it('escapes markup in the alt text', () => {
    const html = withPicture(OUTLINE, pictureOf({ alt: `"><script>alert('$&')</script>` }));
    expect(html).toContain('alt="&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;"');
  });

  it.each([
    ['a film', { type: 'video' }],
    ['a leaderboard, which gets the whole width', { width: 728, height: 90 }],
    ['a report without its file', { url: '' }],
  ] as const)('is omitted for %s', (_, creative) => {
    expect(pictureOf(creative)).toBeNull();
  });

  it('leaves pages without a placeholder or picture unchanged', () => {
    const page = '<div id="root"></div>';
    expect(withPicture(page, pictureOf({}))).toBe(page);
    expect(withPicture(OUTLINE, null)).toBe(OUTLINE);
  });
});
