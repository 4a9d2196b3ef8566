import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application.tsx';
import { createAppRouter } from './app/router.tsx';
import { createQueryClient } from './lib/query-client.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
createRoot(root).render(
  <StrictMode>
    <Application router={createAppRouter(queryClient)} queryClient={queryClient} />
  </StrictMode>,
);
