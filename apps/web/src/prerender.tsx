import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryHistory } from '@tanstack/react-router';
import { Application } from './app/application.tsx';
import { createAppRouter } from './app/router.tsx';
import { drawnRoute } from './app/drawn-route.ts';
import { createQueryClient } from './lib/query-client.ts';

/** Pages that say the same to everybody and wait for no answer of the server. */
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

/** Pages whose frame and outline are there before the answer that fills them; '*' is a part that varies. */
const OUTLINED = [
  ['/checks', '/checks'],
  ['/results', '/results?id=any'],
  ['/share/*', '/share/any'],
  ['/analyze', '/analyze'],
  ['/dashboard', '/dashboard'],
] as const;

/** How React marks a part that it leaves to the browser. */
const GIVEN_UP = '<!--$!-->';

/** An address that no route has. */
const NOWHERE = '/404';

/**
 * Draws a page as a visitor meets it. The bundle carries the browser's own router (see vite.config.ts), so that its
 * boundaries are where hydration looks for them.
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
  // Waits for the code of every part; the second pass finds it there, and writes HTML that wants no inline script.
  await prerender(application);
  const html = renderToString(application);
  // React draws what stands for a part that throws, and says nothing.
  if (html.includes(GIVEN_UP)) throw new Error(`${address} could not be drawn beforehand.`);
  return `<div id="root" data-route="${drawnRoute(router)}">${html}</div>`;
}

/** The #root of each page by its path, and the one for where no page is. */
export async function bodies(): Promise<{ pages: Record<string, string>; notFound: string }> {
  const pages: Record<string, string> = {};
  for (const path of WHOLE) pages[path] = await draw(path);
  for (const [path, address] of OUTLINED) pages[path] = await draw(address);
  return { pages, notFound: await draw(NOWHERE) };
}
