import { PATH_ALIASES } from '@adjudge/contract';
import type { App } from '../../http/app.ts';

/** Redirects other names of a page to the page, keeping the query. */
export function pathAliasRoutes(app: App): void {
  for (const [name, page] of Object.entries(PATH_ALIASES)) {
    app.get(name, { schema: { hide: true } }, async (request, reply) => {
      const query = request.url.indexOf('?');
      return reply.redirect(query === -1 ? page : `${page}${request.url.slice(query)}`, 302);
    });
  }
}
