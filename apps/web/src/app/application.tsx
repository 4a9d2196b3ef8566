import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { AppRouter } from './router.tsx';

interface ApplicationProps {
  router: AppRouter;
  queryClient: QueryClient;
}

export const Application = ({ router, queryClient }: ApplicationProps) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
