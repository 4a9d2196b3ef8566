import { ANALYSIS_ID } from '@adjudge/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const analyzeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analyze',
  // Says so where there is none: what is left out is taken from the address as it stands there.
  validateSearch: ({ versionOf }: Record<string, unknown>): { versionOf?: string | undefined } => ({
    versionOf: typeof versionOf === 'string' && ANALYSIS_ID.test(versionOf) ? versionOf : undefined,
  }),
  component: lazyRouteComponent(() => import('./analyze.page.tsx'), 'AnalyzeRoutePage'),
});
