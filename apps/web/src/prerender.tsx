import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryHistory } from '@tanstack/react-router';
import { Application } from './app/application.tsx';
import { createAppRouter } from './app/router.tsx';
import { currentRouteId } from './app/current-route-id.ts';
import { createQueryClient } from './lib/query-client.ts';

/** Pages that are the same for everyone and need no data from the server. */
const WHOLE = [
  '/',
  '/pricing',
  '/faq',
  '/about',
  '/contact',
  '/accuracy',
  '/privacy-policy',
  '/terms-and-conditions',
  '/refund-and-cancellation',
  '/login',
  '/signup',
] as const;

/** Pages whose frame and outline can be drawn before their data arrives. '*' is a variable part. */
const OUTLINED = [
  ['/checks', '/checks'],
  ['/results', '/results?id=any'],
  ['/share/*', '/share/any'],
  ['/analyze', '/analyze'],
  ['/dashboard', '/dashboard'],
] as const;

/** How React marks a part that it leaves to the browser. */
const GIVEN_UP = '<!--$!-->';

/** An address that matches no route. */
const NOWHERE = '/404';

/**
 * Renders a page as a visitor first sees it. The bundle contains the browser's own router (see vite.config.ts), so that
 * its boundaries are where hydration expects them.
 */
async function draw(address: string): Promise<string> {
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(queryClient, history, { beforehand: true });
  await router.load();
  const application = (
    <StrictMode>
      <Application router={router} queryClient={queryClient} />
    </StrictMode>
  );
  // Loads the code of every part. The second pass finds it loaded, and writes HTML without inline scripts.
  await prerender(application);
  const html = renderToString(application);
  // If a part throws, React silently renders its fallback.
  if (html.includes(GIVEN_UP)) throw new Error(`${address} could not be drawn beforehand.`);
  return `<div id="root" data-route="${currentRouteId(router)}">${html}</div>`;
}

/** The #root element of each page by path, and the one for unknown paths. */
export async function bodies(): Promise<{ pages: Record<string, string>; notFound: string }> {
  const pages: Record<string, string> = {};
  for (const path of WHOLE) pages[path] = await draw(path);
  for (const [path, address] of OUTLINED) pages[path] = await draw(address);
  return { pages, notFound: await draw(NOWHERE) };
}
