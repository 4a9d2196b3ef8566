import type { Box } from '../geometry.ts';

/** One placement of one platform: does this picture fit, and what is lost. */
export interface PlacementFit {
  readonly id: string;
  readonly platform: string;
  readonly name: string;
  /** Width over height wanted. */
  readonly ratio: number;
  readonly displayWidth: number;
  readonly displayHeight: number;
  /** What remains visible when the picture fills the placement, in fractions of the creative. */
  readonly crop: Box;
  /** Free of the platform's own controls, in fractions of the creative; null where the whole slot is. */
  readonly safeZone?: Box | null;
  /** Share of the picture kept. */
  readonly kept: number;
  readonly fits: boolean;
  /** Text lines and call to action cut off or under a platform's own controls. */
  readonly covered: readonly {
    readonly text: string;
    readonly box: Box;
    readonly why: 'crop' | 'safe-zone';
  }[];
  /** Height of the smallest line that matters, in CSS pixels at display size; null without text. */
  readonly smallestTextPx: number | null;
  readonly enoughPixels: boolean;
  /** null where the platform states no limit. */
  readonly withinWeight: boolean | null;
  /** 0..100. */
  readonly score: number;
}
