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

describe('the picture that a report comes with', () => {
  it('stands in its place in the outline, in its own ratio', () => {
    const html = withPicture(OUTLINE, pictureOf({}));
    expect(html).toMatch(
      /^<div id="root"><div id="early-picture" class="empty:bg-well"><div [^>]*--ratio:1\.5;/,
    );
    expect(html).toContain(`src="${URL}"`);
    expect(html).toContain('width="600" height="400"');
    expect(html).toMatch(/<\/div><\/div><\/div><p>more<\/p><\/div>$/);
  });

  it('lets nothing that was read on it act as markup', () => {
    const html = withPicture(OUTLINE, pictureOf({ alt: `"><script>alert('$&')</script>` }));
    expect(html).toContain('alt="&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;"');
  });

  it.each([
    ['a film', { type: 'video' }],
    ['a leaderboard, which gets the whole width', { width: 728, height: 90 }],
    ['a report without its file', { url: '' }],
  ] as const)('is none of %s', (_, creative) => {
    expect(pictureOf(creative)).toBeNull();
  });

  it('leaves other pages as they are', () => {
    const page = '<div id="root"></div>';
    expect(withPicture(page, pictureOf({}))).toBe(page);
    expect(withPicture(OUTLINE, null)).toBe(OUTLINE);
  });
});
