import type { BrandMark, Face, TextLine, Thing } from '../../artifacts/artifacts.ts';
import type { Panel } from '../../gatherers/request/index.ts';
import type { MeaningOf } from '../../gatherers/sentences/index.ts';

/** Everything detected in a picture before its elements are decided. Boxes are fractions of the frame. */
export interface Scene {
  readonly lines: readonly TextLine[];
  /** For each line, the plain-colored shape around it; null when there is none. */
  readonly panels: readonly (Panel | null)[];
  readonly faces: readonly Face[];
  readonly things: readonly Thing[];
  /** Compact shapes without letters that stand alone in a corner or at the middle of an edge. */
  readonly symbols: readonly Pick<BrandMark, 'box' | 'confidence'>[];
  /** Width over height. */
  readonly ratio: number;
  /** The ad's copy plus any name shown in other frames of a video, as supporting evidence for names. */
  readonly copy: string;
  /** null when the sentence network is missing. */
  readonly meaningOf: MeaningOf | null;
}
