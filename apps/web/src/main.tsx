import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawnRoute } from './app/drawn-route.ts';
import { Application } from './app/application.tsx';
import { createAppRouter } from './app/router.tsx';
import { createQueryClient } from './lib/query-client.ts';
import './styles/index.css';

// The router loads the page anew when code of it is missing, for a newer release may have replaced it. Without a network
// that would end on the browser's own page: by another message it is an error like others, and has a face here.
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
 * Public pages come drawn (prerender.tsx); the code of the page must be there before React takes them over. A function:
 * a module that awaits at its top is packed into many small files, 15 kB more in all.
 */
async function takeOver(place: HTMLElement): Promise<void> {
  await router.load();
  // The router is more generous with addresses than the server: at '/FAQ' it finds a page where that sent 'not found'.
  // In pieces, between which a reader can already scroll and press.
  if (drawn === drawnRoute(router)) startTransition(() => void hydrateRoot(place, application));
  else createRoot(place).render(application);
}

if (drawn === undefined) createRoot(root).render(application);
else void takeOver(root);
