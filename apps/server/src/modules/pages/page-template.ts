import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND } from '@adjudge/contract';
import { escapeHtml } from '../../formats/escape-html.ts';
import type { PagesDeps } from './deps.ts';
import { type EarlyPicture, withPicture } from './early-picture.ts';
import { type PageHead, headTags, named } from './page-head.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const BEGINNING = '<html lang="en"';
const EMPTY_ROOT = '<div id="root"></div>';
const SCRIPT_TAG = /<script type="module"|<link rel="modulepreload"/g;
const WITHOUT_SCRIPT = /<noscript>[^]*?<\/noscript>/;

/** In the built application's folder. Not a page, and not served. */
export const BODIES_FILE = 'bodies.json';

/** What the page's script will request and show, all from this site. */
export interface Early {
  readonly asked?: readonly string[] | undefined;
  readonly picture?: EarlyPicture | null;
}

export interface Page {
  readonly head: PageHead;
  /** The page's full address. */
  readonly url: string;
  /** With a leading slash, without a query. */
  readonly path: string;
  readonly early?: Early;
  /** HTML for browsers without scripts; if omitted, the application's own message. */
  readonly withoutScript?: string;
  /** The page's #root as shown before its script runs; if omitted, the script renders all of it. */
  readonly body?: string | undefined;
  /** The request has no session, so the script need not ask who is signed in (`apps/web/src/lib/session/session.ts`). */
  readonly fromVisitor?: boolean;
}

/** By path; '*' stands for a variable part. */
type ByPath<Value> = Readonly<Record<string, Value>>;

const ofPath = <Value>(all: ByPath<Value> | undefined, at: string): Value | undefined =>
  all?.[at] ?? all?.[at.replace(/\/[^/]+$/, '/*')];

/** What `apps/web/src/prerender.tsx` rendered when the application was built. */
interface Bodies {
  readonly pages: ByPath<string>;
  readonly notFound: string;
  /** Scripts that only this page needs. */
  readonly code?: ByPath<readonly string[]>;
}

/** The browser application's page, with the head filled in for each address. */
export class PageTemplate {
  readonly #html: string;
  /** For pages that already show something: their style and pictures load before scripts. */
  readonly #drawn: string;

  readonly #bodies: Bodies | null;
  /** Tells the script which address to show (`apps/web/src/lib/support-email.ts`). */
  readonly #supportEmail: string;

  constructor(html: string, bodies: Bodies | null, supportEmail: string) {
    this.#html = html.replace(DESCRIPTION, '');
    this.#drawn = this.#html.replaceAll(SCRIPT_TAG, (tag) => `${tag} fetchpriority="low"`);
    this.#bodies = bodies;
    this.#supportEmail = named('support-email', supportEmail);
  }

  /** @returns null when the application is not built */
  static open({ webDir, supportEmail }: Pick<PagesDeps, 'webDir' | 'supportEmail'>): PageTemplate | null {
    const file = path.join(webDir, 'index.html');
    if (!existsSync(file)) return null;
    const drawn = path.join(webDir, BODIES_FILE);
    // When the application was built, this installation's address was not known.
    const bodies = existsSync(drawn)
      ? readFileSync(drawn, 'utf8').replaceAll(BRAND.supportEmail, () => escapeHtml(supportEmail))
      : 'null';
    return new PageTemplate(readFileSync(file, 'utf8'), JSON.parse(bodies) as Bodies | null, supportEmail);
  }

  bodyOf(at: string): string | undefined {
    return ofPath(this.#bodies?.pages, at);
  }

  /** For a path that is no page of the application. */
  get notFoundBody(): string | undefined {
    return this.#bodies?.notFound;
  }

  /** What to fetch alongside the page's own script rather than after it. */
  #early(at: string, drawn: boolean, { asked = [], picture = null }: Early): string[] {
    const scripts = ofPath(this.#bodies?.code, at) ?? [];
    const low = drawn ? ' fetchpriority="low"' : '';
    return [
      ...scripts.map((file) => `<link rel="modulepreload"${low} crossorigin href="${escapeHtml(file)}" />`),
      ...asked.map((url) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(url)}" />`),
      ...(picture ? [`<link rel="preload" as="image" href="${escapeHtml(picture.url)}" />`] : []),
    ];
  }

  htmlOf({ head, url, path: at, early = {}, withoutScript, body, fromVisitor = false }: Page): string {
    // Functions, because a replacement string would interpret '$&' in a title.
    const html = body === undefined ? this.#html : this.#drawn;
    const filled = html
      .replace(BEGINNING, (html) => (fromVisitor ? `${html} data-session="none"` : html))
      .replace(TITLE, () =>
        [headTags(head, url), this.#supportEmail, ...this.#early(at, body !== undefined, early)].join(
          '\n    ',
        ),
      )
      .replace(EMPTY_ROOT, (empty) => withPicture(body ?? empty, early.picture ?? null));
    if (withoutScript === undefined) return filled;
    return filled.replace(WITHOUT_SCRIPT, () => `<noscript>${withoutScript}</noscript>`);
  }
}
