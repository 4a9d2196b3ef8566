import type { App } from '../../http/app.ts';
import type { PagesDeps } from './deps.ts';
import { pageHeads } from './page-heads.ts';
import { escapeHtml } from '../../formats/escape-html.ts';

/** Start of every card's path; see `shareCardPath`. */
const CARDS = '/_api/share/';

/**
 * What search engines read first: robots.txt and the sitemap. Shared reports are in neither, because they are only for
 * people with the link. Link previews still need a report's card, though.
 */
export function siteMapRoutes(app: App, { publicUrl }: PagesDeps): void {
  const listed = [...pageHeads].filter(([, head]) => head.listed).map(([path]) => path);
  const unlisted = [...pageHeads].filter(([, head]) => !head.listed).map(([path]) => path);
  const robots = [
    'User-agent: *',
    `Allow: ${CARDS}`,
    'Disallow: /_api/',
    ...unlisted.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const siteMap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((path) => `  <url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(siteMap),
  );
}
