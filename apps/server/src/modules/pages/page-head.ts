import { BRAND } from '@adjudge/contract';
import { escapeHtml } from '../../formats/escape-html.ts';

/** What crawlers, link previews and tabs see of a page before any of its scripts run. */
export interface PageHead {
  /** Without the product name; null: the product's own title. */
  readonly title: string | null;
  readonly description: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  readonly picture?: {
    /** On this site, with a leading slash. */
    readonly path: string;
    /** In px. */
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

const fullTitle = (title: string | null): string =>
  title === null ? `${BRAND.name} · ${BRAND.tagline}` : `${title} · ${BRAND.name}`;

/**
 * The tags of a head as HTML.
 * @param url the page's full address, without a query
 */
export function headTags({ title, description, listed, picture }: PageHead, url: string): string {
  const share = {
    'og:site_name': BRAND.name,
    'og:type': 'website',
    'og:title': title ?? fullTitle(null),
    'og:description': description,
    'og:url': url,
    ...(picture
      ? {
          'og:image': new URL(picture.path, url).href,
          'og:image:type': 'image/png',
          'og:image:width': String(picture.width),
          'og:image:height': String(picture.height),
          'og:image:alt': picture.alt,
        }
      : {}),
  };
  return [
    `<title>${escapeHtml(fullTitle(title))}</title>`,
    named('description', description),
    ...(listed ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(share).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
    ),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ].join('\n    ');
}

/** A `<meta>` tag. */
export const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
