import type { BrandMark, Face, TextLine, Thing } from '../../artifacts/artifacts.ts';
import type { Panel } from '../../gatherers/request/index.ts';
import type { MeaningOf } from '../../gatherers/sentences/index.ts';

/** What was seen of a picture before anybody asks what it is for. Boxes are fractions of the frame. */
export interface Scene {
  readonly lines: readonly TextLine[];
  /** For each line the plainly colored shape that it stands in; null where there is none. */
  readonly panels: readonly (Panel | null)[];
  readonly faces: readonly Face[];
  readonly things: readonly Thing[];
  /** Compact shapes without letters that stand by themselves in a corner or at the middle of an edge. */
  readonly symbols: readonly Pick<BrandMark, 'box' | 'confidence'>[];
  /** Width over height. */
  readonly ratio: number;
  /** The ad's copy, and a name that other frames of a video show: what is said there is known. */
  readonly copy: string;
  /** null where the network for sentences is missing. */
  readonly meaningOf: MeaningOf | null;
}
