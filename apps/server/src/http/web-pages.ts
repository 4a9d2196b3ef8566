import { existsSync } from 'node:fs';
import path from 'node:path';
import { APP_ROUTES, TEXTS, checkPath } from '@adjudge/contract';
import { CHECKS, type CheckCategory } from '@adjudge/engine/checks';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { Refusal } from '../errors.ts';

const PAGES = new Set<string>([...APP_ROUTES, ...CHECKS.flatMap(checkPaths)]);
const NOT_BUILT = 'The browser application is not built. Run "npm start", which builds it.';

/** Serves the built browser application; a path that no file answers is one of its screens. */
export async function registerWebPages(app: App, webDir: string): Promise<void> {
  const built = existsSync(path.join(webDir, 'index.html'));
  if (built) await app.register(fastifyStatic, staticOptions(webDir));
  // Returns nothing: an answer that is returned is also waited for, three times over, each with listeners of its own.
  app.setNotFoundHandler((request, reply): void => {
    const known = PAGES.has(new URL(request.url, 'http://page').pathname);
    if (!(isRead(request) && (known || wantsPage(request)))) throw new Refusal('absent', TEXTS.pathAbsent);
    void reply.code(known ? 200 : 404);
    if (built) void reply.sendFile('index.html');
    else void reply.type('text/plain; charset=utf-8').send(NOT_BUILT);
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

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  (headers.accept?.includes('text/html') ?? false) && !url.startsWith('/_api/');

function checkPaths({ checks }: CheckCategory): string[] {
  return checks.map(({ id }) => checkPath(id));
}
