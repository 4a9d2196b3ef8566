import type { Thing } from '../../artifacts/artifacts.ts';
import type { CellLayer, Plane } from '../frame/index.ts';

/** Output of the object-detection network for a frame. */
export interface ObjectDetection {
  readonly things: readonly Thing[];
  /** `things` plus weaker detections: enough to ask whether something is there, too little to name it. */
  readonly glimpses: readonly Thing[];
  /** Pull of every cell of the attention map according to its layers and the pixels (log share of looks, up to a constant). */
  readonly drawn: Plane;
  /** Its inner layers, cropped to the frame, finest first. */
  readonly layers: readonly CellLayer[];
}
