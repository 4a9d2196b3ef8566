import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { Shell } from '../../features/shell/shell.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  notFoundComponent: lazyRouteComponent(
    () => import('../../features/not-found/not-found-page.tsx'),
    'NotFoundPage',
  ),
});
