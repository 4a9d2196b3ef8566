import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../formats/escape-html.ts';
import { type EarlyPicture, withPicture } from './early-picture.ts';
import { type PageHead, headTags } from './page-head.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const BEGINNING = '<html lang="en"';
const EMPTY_ROOT = '<div id="root"></div>';
const SCRIPT_TAG = /<script type="module"|<link rel="modulepreload"/g;
const WITHOUT_SCRIPT = /<noscript>[^]*?<\/noscript>/;

/** In the built application's folder; not a page, and not served. */
export const BODIES_FILE = 'bodies.json';

/** Of this site: what the page's script will ask for, and show. */
export interface Early {
  readonly asked?: readonly string[] | undefined;
  readonly picture?: EarlyPicture | null;
}

export interface Page {
  readonly head: PageHead;
  /** The page's own full address. */
  readonly url: string;
  /** Beginning with a slash, without a query. */
  readonly path: string;
  readonly early?: Early;
  /** HTML for those who run no script; what the application says to them when left out. */
  readonly withoutScript?: string;
  /** The page's #root with what it shows before its script runs; the script draws all of it when left out. */
  readonly body?: string | undefined;
  /** The request brings no session: the script need not ask who is there (`apps/web/src/lib/session/session.ts`). */
  readonly fromVisitor?: boolean;
}

/** By path; '*' is a part that varies. */
type ByPath<Value> = Readonly<Record<string, Value>>;

const ofPath = <Value>(all: ByPath<Value> | undefined, at: string): Value | undefined =>
  all?.[at] ?? all?.[at.replace(/\/[^/]+$/, '/*')];

/** What `apps/web/src/prerender.tsx` drew when the application was built. */
interface Bodies {
  readonly pages: ByPath<string>;
  readonly notFound: string;
  /** Scripts that only this page needs. */
  readonly code?: ByPath<readonly string[]>;
}

/** The browser application's page, whose head is filled in for each address. */
export class PageTemplate {
  readonly #html: string;
  /** Where there is something to look at already, its style and pictures come before scripts. */
  readonly #drawn: string;

  readonly #bodies: Bodies | null;

  constructor(html: string, bodies: Bodies | null = null) {
    this.#html = html.replace(DESCRIPTION, '');
    this.#drawn = this.#html.replaceAll(SCRIPT_TAG, (tag) => `${tag} fetchpriority="low"`);
    this.#bodies = bodies;
  }

  /** @returns null when the application is not built */
  static open(webDir: string): PageTemplate | null {
    const file = path.join(webDir, 'index.html');
    if (!existsSync(file)) return null;
    const drawn = path.join(webDir, BODIES_FILE);
    return new PageTemplate(
      readFileSync(file, 'utf8'),
      existsSync(drawn) ? (JSON.parse(readFileSync(drawn, 'utf8')) as Bodies) : null,
    );
  }

  bodyOf(at: string): string | undefined {
    return ofPath(this.#bodies?.pages, at);
  }

  /** Of a path that no page of the application has. */
  get notFoundBody(): string | undefined {
    return this.#bodies?.notFound;
  }

  /** What is to be fetched beside the page's own script, not after it. */
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
    // Functions, for a replacement text would read '$&' in a title as an instruction.
    const html = body === undefined ? this.#html : this.#drawn;
    const filled = html
      .replace(BEGINNING, (html) => (fromVisitor ? `${html} data-session="none"` : html))
      .replace(TITLE, () =>
        [headTags(head, url), ...this.#early(at, body !== undefined, early)].join('\n    '),
      )
      .replace(EMPTY_ROOT, (empty) => withPicture(body ?? empty, early.picture ?? null));
    if (withoutScript === undefined) return filled;
    return filled.replace(WITHOUT_SCRIPT, () => `<noscript>${withoutScript}</noscript>`);
  }
}
