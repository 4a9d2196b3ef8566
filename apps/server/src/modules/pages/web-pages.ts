import path from 'node:path';
import { TEXTS } from '@adjudge/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../../access/sessions.ts';
import type { App } from '../../http/app.ts';
import type { PagesDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { NOT_FOUND_HEAD, pageHeads } from './page-heads.ts';
import { BODIES_FILE, PageTemplate } from './page-template.ts';
import { withoutStyleAttributes } from './style-attributes.ts';
import { pathAliasRoutes } from './path-aliases.route.ts';
import { resultsPageRoute } from './results-page.route.ts';
import { sharePageRoute } from './share-page.route.ts';
import { siteMapRoutes } from './site-map.route.ts';
import { allowStyle } from '../../http/security-headers.ts';
import type { SendPage } from './send-page.ts';

const NOT_BUILT = 'The web app has not been built yet. Run "npm start" to build it.';

/** Paths where the application shows its own message: a plan, a check or a report that does not exist. */
const HAS_PAGES_BELOW = /^\/(?:checkout|checks|share)\//;

/** Serves the built browser application. A path that matches no file is one of its screens. */
export async function registerWebPages(app: App, deps: PagesDeps): Promise<void> {
  const template = PageTemplate.open(deps);
  if (template) await app.register(fastifyStatic, staticOptions(deps.webDir));
  const send: SendPage = (reply, { status, head, path: at, body, early = {}, withoutScript }) => {
    void reply.code(status).header('cache-control', 'no-cache').header('vary', 'cookie');
    if (!template) return reply.type('text/plain; charset=utf-8').send(NOT_BUILT);
    const filled = template.htmlOf({
      head,
      url: deps.publicUrl + at,
      path: at,
      early,
      body: body ?? (status === 200 ? template.bodyOf(at) : undefined),
      fromVisitor: reply.request.cookies[SESSION_COOKIE] === undefined,
      ...(withoutScript === undefined ? {} : { withoutScript }),
    });
    const { html, styleHash } = withoutStyleAttributes(filled);
    if (styleHash !== null) allowStyle(reply, styleHash);
    return reply.type('text/html; charset=utf-8').send(html);
  };
  for (const [at, head] of pageHeads) {
    if (at === '/results') resultsPageRoute(app, deps, { head, send });
    else
      app.get(at, { schema: { hide: true } }, (_request, reply) =>
        send(reply, { status: 200, head, path: at }),
      );
  }
  pathAliasRoutes(app);
  sharePageRoute(app, deps, send);
  siteMapRoutes(app, deps);
  // Returns nothing: Fastify also waits for a returned reply, three times over, each with its own listeners.
  app.setNotFoundHandler((request, reply): void => {
    if (!(isRead(request) && wantsPage(request))) throw new ApiError('absent', TEXTS.pathAbsent);
    const at = request.url.split('?', 1)[0] ?? '/';
    const body = HAS_PAGES_BELOW.test(at) ? undefined : template?.notFoundBody;
    void send(reply, { status: 404, head: NOT_FOUND_HEAD, path: at, body });
  });
}

/** These headers only affect documents and are longer than most scripts. The twenty scripts of a page would repeat them. */
const FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

const staticOptions = (root: string) => ({
  root,
  index: false as const,
  // What pages consist of, but no page itself.
  allowedPath: (file: string) => !file.startsWith('/index.html') && !file.startsWith(`/${BODIES_FILE}`),
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply: FastifyReply, file: string) {
    // Vite puts a content hash into the file names under assets/.
    const hashed = file.includes(`${path.sep}assets${path.sep}`);
    if (hashed) for (const name of FOR_PAGES) reply.removeHeader(name);
    void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  (headers.accept?.includes('text/html') ?? false) && !url.startsWith('/_api/');
