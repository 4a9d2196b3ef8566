import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

const page = (body: string): string => `<html><head><title>A</title></head><body>${body}</body></html>`;
const styleOf = (html: string): string => /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';

describe('withoutStyleAttributes', () => {
  it('moves style attributes into one style element and returns its CSP hash', () => {
    const { html, styleHash } = withoutStyleAttributes(
      page('<p style="left:3%">a</p><p class="x" style="width:40%;left:2px">b</p><p style="left:3%">c</p>'),
    );
    expect(html).not.toContain(' style="');
    expect(html).toContain('<p data-style="0">a</p><p class="x" data-style="1">b</p><p data-style="0">c</p>');
    expect(styleOf(html)).toBe('[data-style="0"]{left:3%}[data-style="1"]{width:40%;left:2px}');
    expect(styleHash).toBe(`'sha256-${createHash('sha256').update(styleOf(html)).digest('base64')}'`);
  });

  it('escapes values that would break out of their rule', () => {
    const { html } = withoutStyleAttributes(
      page('<p style="background:url(&quot;a&#x27;&amp;&quot;)}&lt;/style&gt;&lt;script&gt;">a</p>'),
    );
    expect(styleOf(html)).toBe(
      String.raw`[data-style="0"]{background:url("a'&")\7d \3c /style\3e \3c script\3e }`,
    );
  });

  it('leaves a page without style attributes unchanged', () => {
    const plain = page('<p>style="left:3%" is written so</p>'.replaceAll('"', '&quot;'));
    expect(withoutStyleAttributes(plain)).toEqual({ html: plain, styleHash: null });
  });
});
