import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawnRoute } from './app/drawn-route.ts';
import { Application } from './app/application.tsx';
import { createAppRouter } from './app/router.tsx';
import { createQueryClient } from './lib/query-client.ts';
import './styles/index.css';

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
// Public pages come drawn (prerender.tsx); the code of the page must be there before React takes them over.
if (drawn !== undefined) await router.load();
// The router is more generous with addresses than the server: at '/FAQ' it finds a page where that sent 'not found'.
if (drawn === drawnRoute(router)) hydrateRoot(root, application);
else createRoot(root).render(application);
