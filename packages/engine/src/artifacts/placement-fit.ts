import type { Box } from '../geometry.ts';

/** Whether the picture fits one placement of one platform, and what is lost. */
export interface PlacementFit {
  readonly id: string;
  readonly platform: string;
  readonly name: string;
  /** Required width / height. */
  readonly ratio: number;
  readonly displayWidth: number;
  readonly displayHeight: number;
  /** The part that stays visible when the picture fills the placement, in fractions of the creative. */
  readonly crop: Box;
  /** Area free of the platform's own controls, in fractions of the creative; null when the whole slot is free. */
  readonly safeZone?: Box | null;
  /** Share of the picture that is kept. */
  readonly kept: number;
  readonly fits: boolean;
  /** Text lines and calls to action that are cut off or under the platform's own controls. */
  readonly covered: readonly {
    readonly text: string;
    readonly box: Box;
    readonly why: 'crop' | 'safe-zone';
  }[];
  /** Height of the smallest important line, in CSS pixels at display size; null without text. */
  readonly smallestTextPx: number | null;
  readonly enoughPixels: boolean;
  /** null when the platform states no limit. */
  readonly withinWeight: boolean | null;
  /** 0..100. */
  readonly score: number;
}
