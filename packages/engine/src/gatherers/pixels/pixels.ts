import type { Clutter, Color, Face, Head, PaletteColor, Quality } from '../../artifacts/artifacts.ts';
import type { Measurement } from '../../artifacts/measurement.ts';
import type { ObjectDetection } from '../attention/index.ts';
import type { CellLayer } from '../frame/index.ts';

/** Measurements that need only pixels and no text: they run on a second core while the first one reads the text. */
export interface PixelMeasurements {
  readonly quality: Measurement<Quality>;
  readonly palette: Measurement<readonly PaletteColor[]>;
  readonly colour: Measurement<Color>;
  readonly clutter: Measurement<Clutter>;
  readonly faces: Measurement<readonly Face[]>;
  readonly heads: Measurement<readonly Head[]>;
  readonly sight: Measurement<ObjectDetection>;
  /** Layers of the shape network, finest first. */
  readonly shapes: Measurement<readonly CellLayer[]>;
  /** Layers of the network for drawing style, finest first. */
  readonly textures: Measurement<readonly CellLayer[]>;
}
