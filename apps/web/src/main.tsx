import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentRouteId } from './app/current-route-id.ts';
import { Application } from './app/application.tsx';
import { createAppRouter } from './app/router.tsx';
import { createQueryClient } from './lib/query-client.ts';
import './styles/index.css';

// When a page's code is missing, the router reloads the page, because a newer release may have replaced the code.
// Offline, that would end on the browser's own error page. With another message the router treats it like any other
// error, and the app shows it.
window.addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = 'There is no network to fetch this page by.';
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
const application = (
  <StrictMode>
    <Application router={router} queryClient={queryClient} />
  </StrictMode>
);

const drawn = root.dataset['route'];

/**
 * Public pages arrive prerendered (prerender.tsx). The page's code must be loaded before React hydrates them. This is a
 * function because a module with top-level await is split into many small files, 15 kB more in total.
 */
async function hydrate(place: HTMLElement): Promise<void> {
  await router.load();
  // The router matches more loosely than the server: at '/FAQ' it finds a page where the server sent 'not found'.
  // Hydrate in a transition: React works in pieces, so users can already scroll and click.
  if (drawn === currentRouteId(router)) startTransition(() => void hydrateRoot(place, application));
  else createRoot(place).render(application);
}

if (drawn === undefined) createRoot(root).render(application);
else void hydrate(root);
