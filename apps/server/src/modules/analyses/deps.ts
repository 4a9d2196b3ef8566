import type { AccessDeps } from '../../access/deps.ts';
import type { Views } from './views.ts';

export interface AnalysesDeps extends AccessDeps {
  readonly views: Views;
}
