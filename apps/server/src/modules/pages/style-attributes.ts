import { createHash } from 'node:crypto';

const ATTRIBUTE = / style="([^"]*)"/g;
const HEAD_END = '</head>';

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity);

/** What stood in an attribute can neither end its rule nor the style element. */
const declarations = (attribute: string): string =>
  unescapeHtml(attribute).replaceAll(/[<>{}\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);

export interface StyledPage {
  readonly html: string;
  /** Of the page's style element, as a content security policy writes it; null without one. */
  readonly styleHash: string | null;
}

/**
 * Style attributes would need a policy under which injected markup may style, too. What a page comes drawn with stands in
 * one style element instead, which the policy names by its hash; React leaves the attribute that leads there alone, and
 * sets what changes later on the element's style object, which wins over it.
 */
export function withoutStyleAttributes(html: string): StyledPage {
  const rules: string[] = [];
  const moved = html.replaceAll(ATTRIBUTE, (_, attribute: string) => {
    const written = declarations(attribute);
    const known = rules.indexOf(written);
    const at = known === -1 ? rules.push(written) - 1 : known;
    return ` data-style="${at}"`;
  });
  if (rules.length === 0) return { html, styleHash: null };
  const style = rules.map((rule, at) => `[data-style="${at}"]{${rule}}`).join('');
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    html: moved.replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`),
    styleHash: `'sha256-${hash}'`,
  };
}
