import type { AccessDeps } from '../../access/deps.ts';
import type { Typesetter } from '../../typesetting/typesetter.ts';

export interface ExportsDeps extends AccessDeps {
  readonly typesetter: Typesetter;
}
