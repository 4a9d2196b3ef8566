import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

const page = (body: string): string => `<html><head><title>A</title></head><body>${body}</body></html>`;
const styleOf = (html: string): string => /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';

describe('style attributes of a drawn page', () => {
  it('stand in one style element that the policy knows by its hash', () => {
    const { html, styleHash } = withoutStyleAttributes(
      page('<p style="left:3%">a</p><p class="x" style="width:40%;left:2px">b</p><p style="left:3%">c</p>'),
    );
    expect(html).not.toContain(' style="');
    expect(html).toContain('<p data-style="0">a</p><p class="x" data-style="1">b</p><p data-style="0">c</p>');
    expect(styleOf(html)).toBe('[data-style="0"]{left:3%}[data-style="1"]{width:40%;left:2px}');
    expect(styleHash).toBe(`'sha256-${createHash('sha256').update(styleOf(html)).digest('base64')}'`);
  });

  it('cannot leave their rule, whatever stands in them', () => {
    const { html } = withoutStyleAttributes(
      page('<p style="background:url(&quot;a&#x27;&amp;&quot;)}&lt;/style&gt;&lt;script&gt;">a</p>'),
    );
    expect(styleOf(html)).toBe(
      String.raw`[data-style="0"]{background:url("a'&")\7d \3c /style\3e \3c script\3e }`,
    );
  });

  it('leave a page without any as it is', () => {
    const plain = page('<p>style="left:3%" is written so</p>'.replaceAll('"', '&quot;'));
    expect(withoutStyleAttributes(plain)).toEqual({ html: plain, styleHash: null });
  });
});
