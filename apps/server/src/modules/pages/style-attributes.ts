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

/** Escapes an attribute's content, so that it can end neither its rule nor the style element. */
const declarations = (attribute: string): string =>
  unescapeHtml(attribute).replaceAll(/[<>{}\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);

export interface StyledPage {
  readonly html: string;
  /** Hash of the page's style element as written in a content security policy; null if there is none. */
  readonly styleHash: string | null;
}

/**
 * Moves style attributes into one style element, which the policy allows by its hash. Keeping them would need a policy
 * that also lets injected markup set styles. React leaves the attribute that refers to the rule alone, and sets what
 * changes later on the element's style object, which takes precedence.
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
