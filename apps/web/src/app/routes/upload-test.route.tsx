import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const uploadTestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s3-test',
  component: lazyRouteComponent(() => import('./upload-test.page.tsx'), 'UploadTestRoutePage'),
});
