import type { Clutter, Colour, Face, PaletteColour, Quality, Thing } from '../artifacts.ts';
import type { Measurement } from '../measurement.ts';
import type { Plane } from './channels.ts';
import type { Decoded } from './decode.ts';
import { runInThread, warmThread } from './pixels-thread.ts';

/** What the network that knows things makes of the frame. */
export interface Sight {
  readonly things: readonly Thing[];
  /** The same and what is half seen: enough to ask whether something stands there, too little to name it. */
  readonly glimpses: readonly Thing[];
  /** What its layers say of every cell of the attention map (log of the share of looks, up to a constant). */
  readonly drawn: Plane;
}

/** What needs pixels alone, and no words: measured on the second core while the first one reads. */
export interface Pixels {
  readonly quality: Measurement<Quality>;
  readonly palette: Measurement<readonly PaletteColour[]>;
  readonly colour: Measurement<Colour>;
  readonly clutter: Measurement<Clutter>;
  readonly faces: Measurement<readonly Face[]>;
  readonly sight: Measurement<Sight>;
}

export const measurePixels = (decoded: Decoded): Promise<Pixels> => runInThread(decoded);

export const warmPixels = (): Promise<void> => warmThread();
