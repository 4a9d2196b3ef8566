import type { Thing } from '../../artifacts/artifacts.ts';
import type { CellLayer, Plane } from '../frame/index.ts';

/** What the network that knows things makes of the frame. */
export interface Sight {
  readonly things: readonly Thing[];
  /** The same and what is half seen: enough to ask whether something stands there, too little to name it. */
  readonly glimpses: readonly Thing[];
  /** What its layers and the pixels say of every cell of the attention map (log of the share of looks, up to a constant). */
  readonly drawn: Plane;
  /** Its inner layers on the frame, finest first. */
  readonly layers: readonly CellLayer[];
}
