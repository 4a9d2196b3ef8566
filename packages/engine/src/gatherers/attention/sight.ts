import type { Thing } from '../../artifacts.ts';
import type { Plane } from '../frame/index.ts';

/** What the network that knows things makes of the frame. */
export interface Sight {
  readonly things: readonly Thing[];
  /** What its layers say of every cell of the attention map (log of the share of looks, up to a constant). */
  readonly drawn: Plane;
}
