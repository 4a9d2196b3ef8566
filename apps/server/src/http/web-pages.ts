import { existsSync } from 'node:fs';
import path from 'node:path';
import { APP_ROUTES, TEXTS } from '@adjudge/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { Refusal } from '../errors.ts';

const PAGES = new Set<string>(APP_ROUTES);
const NOT_BUILT = 'The browser application is not built. Run "npm start", which builds it.';

/** Serves the built browser application; a path that no file answers is one of its screens. */
export async function registerWebPages(app: App, webDir: string): Promise<void> {
  const built = existsSync(path.join(webDir, 'index.html'));
  if (built) await app.register(fastifyStatic, staticOptions(webDir));
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw new Refusal('absent', TEXTS.pathAbsent);
    const { pathname } = new URL(request.url, 'http://page');
    const known = PAGES.has(pathname);
    if (!built)
      return reply
        .code(known ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(NOT_BUILT);
    return sendPage(reply.code(known ? 200 : 404));
  });
}

const staticOptions = (root: string) => ({
  root,
  index: 'index.html',
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply: FastifyReply, file: string) {
    // Vite puts a hash of the content into the names under assets/.
    const hashed = file.includes(`${path.sep}assets${path.sep}`);
    void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

const sendPage = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html');

function isPage(request: FastifyRequest): boolean {
  const asks = request.method === 'GET' || request.method === 'HEAD';
  const html = request.headers.accept?.includes('text/html') ?? false;
  return asks && html && !request.url.startsWith('/_api/');
}
