import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageHead, headTags } from './page-head.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const WITHOUT_SCRIPT = /<noscript>[^]*?<\/noscript>/;

export interface Page {
  readonly head: PageHead;
  /** The page's own full address. */
  readonly url: string;
  /** HTML for those who run no script; what the application says to them when left out. */
  readonly withoutScript?: string;
}

/** The browser application's page, whose head is filled in for each address. */
export class PageTemplate {
  readonly #html: string;

  constructor(html: string) {
    this.#html = html.replace(DESCRIPTION, '');
  }

  /** @returns null when the application is not built */
  static open(webDir: string): PageTemplate | null {
    const file = path.join(webDir, 'index.html');
    return existsSync(file) ? new PageTemplate(readFileSync(file, 'utf8')) : null;
  }

  htmlOf({ head, url, withoutScript }: Page): string {
    // Functions, for a replacement text would read '$&' in a title as an instruction.
    const filled = this.#html.replace(TITLE, () => headTags(head, url));
    if (withoutScript === undefined) return filled;
    return filled.replace(WITHOUT_SCRIPT, () => `<noscript>${withoutScript}</noscript>`);
  }
}
