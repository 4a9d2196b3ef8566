import type { QueryClient } from '@tanstack/react-query';
import { type RouterHistory, createRouter, stringifySearchWith } from '@tanstack/react-router';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';

/** Text as it stands in the address: '109' and 'true' are words that somebody may look for. */
const parseSearch = (search: string): Record<string, unknown> =>
  Object.fromEntries(new URLSearchParams(search));

/** Draws HTML outside a browser as the browser will, boundary for boundary; `origin` is asked for and stands nowhere. */
const DRAWN_BEFOREHAND = { isServer: false, origin: 'http://localhost', scrollRestoration: false };

/** @param history where the address lives; the browser's own unless a test or the build brings another. */
export const createAppRouter = (
  queryClient: QueryClient,
  history?: RouterHistory,
  { beforehand = false }: { beforehand?: boolean } = {},
) =>
  createRouter({
    routeTree,
    context: { queryClient },
    // Plain values: '?page=2&search=30', never quoted JSON. Each route reads its own.
    parseSearch,
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A page's code usually comes within this time; a shorter wait shows nothing instead of a flicker.
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    ...(history ? { history } : {}),
    ...(beforehand ? DRAWN_BEFOREHAND : {}),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
