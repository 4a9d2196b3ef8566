import type { QueryClient } from '@tanstack/react-query';
import { type RouterHistory, createRouter, stringifySearchWith } from '@tanstack/react-router';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';

/** Keeps values as plain strings: someone may search for '109' or 'true'. */
const parseSearch = (search: string): Record<string, unknown> =>
  Object.fromEntries(new URLSearchParams(search));

/** Makes prerendered HTML match the browser's, boundary for boundary. The router requires `origin`, but it appears nowhere. */
const PRERENDER_OPTIONS = { isServer: false, origin: 'http://localhost', scrollRestoration: false };

/** @param history defaults to the browser's own; tests and the build pass another */
export const createAppRouter = (
  queryClient: QueryClient,
  history?: RouterHistory,
  { beforehand = false }: { beforehand?: boolean } = {},
) =>
  createRouter({
    routeTree,
    context: { queryClient },
    // Plain values ('?page=2&search=30'), never quoted JSON. Each route parses its own.
    parseSearch,
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A page's code usually arrives within this time. Showing nothing until then avoids a flicker.
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    ...(history ? { history } : {}),
    ...(beforehand ? PRERENDER_OPTIONS : {}),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
