import type { PictureChange } from '../audit-tells.ts';
import type { Artifacts } from '../audit.ts';
import type { Box } from '../geometry.ts';
import type { Analysis } from '../report.ts';
import { auditOf } from '../rubrics/audit-of.ts';

/** Letters as they stand now. Colours as hex. */
export interface Letters {
  readonly box: Box;
  readonly ink: string;
  readonly ground: string;
}

/** One change of pixels, as data. Boxes in fractions of the frame it is applied to, colours as hex. */
export type Operation =
  /**
   * Lays a soft-edged tone behind letters, as weak as reaches `contrast` and calms the ground to `texture`. Changes
   * nothing where the letters cannot be told from the ground.
   */
  | {
      readonly kind: 'panel';
      readonly box: Box;
      readonly strengthen: readonly Letters[];
      /** Other words the panel may touch: they stay as they are. */
      readonly spare: readonly Letters[];
      readonly contrast: number;
      /** Standard deviation of lightness behind the letters that is calm enough, 0..1. */
      readonly texture: number;
    }
  /** Gives letters on plain ground the nearest colour that reaches `contrast`; those that can be told from it. */
  | {
      readonly kind: 'ink';
      readonly letters: readonly Letters[];
      readonly contrast: number;
      /** Whether light letters may become dark and dark ones light. */
      readonly mayTurn: boolean;
    }
  /** Gives a button another fill, and its letters another ink. */
  | {
      readonly kind: 'repaint';
      readonly box: Box;
      readonly letters: readonly Letters[];
      readonly fill: { readonly from: string; readonly to: string };
      readonly ink: { readonly from: string; readonly to: string };
      readonly surround: string;
    }
  /** Draws a button around letters that had none. */
  | {
      readonly kind: 'button';
      readonly box: Box;
      readonly letters: readonly Letters[];
      readonly fill: string;
      readonly ink: string;
    }
  /** Draws a button with words of its own on free ground. */
  | {
      readonly kind: 'request';
      readonly box: Box;
      readonly text: string;
      readonly fill: string;
      readonly ink: string;
    }
  /** Enlarges what stands in `box` to fill `to`, which holds it; the rest stays. */
  | { readonly kind: 'enlarge'; readonly box: Box; readonly to: Box }
  /** Moves the mid-tones until the mean lightness is `mean`, 0..1. */
  | { readonly kind: 'expose'; readonly mean: number }
  | { readonly kind: 'crop'; readonly box: Box };

interface Change {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export interface PictureFix extends Change {
  readonly kind: 'picture';
  /** The audit whose advice is followed. */
  readonly audit: string;
  readonly operations: readonly Operation[];
  /** Changed region; null where it is the whole picture. */
  readonly box: Box | null;
}

export interface CopyFix extends Change {
  readonly kind: 'copy';
  readonly original: string;
  readonly revised: string;
  /** The whole copy with the change made. */
  readonly text: string;
}

export type Fix = PictureFix | CopyFix;

/** What a plan may look at. */
export interface PlanParts {
  readonly analysis: Analysis;
  readonly artifacts: Partial<Artifacts>;
  /** Whether nothing but ground lies inside the first box and outside the second. */
  readonly calm: (outer: Box, inner: Box) => boolean;
  /** Whether letters can be told from what is behind them, so that they alone change colour. */
  readonly clear: (letters: Letters) => boolean;
  /** Whether the box shows ground and no part of a thing; a grain passes. */
  readonly isGround: (box: Box) => boolean;
  /** Mean colour of the picture there, hex. */
  readonly ground: (box: Box) => string;
}

/** Points that this audit lost on the creative; 0 where it was not measured. */
export const lostOn = ({ audits }: Analysis, id: string): number =>
  audits.find((audit) => audit.id === id)?.pointsLost ?? 0;

/** Score of 100 of this audit on the creative; null where it was not measured. */
export const scoreOn = ({ audits }: Analysis, id: string): number | null =>
  audits.find((audit) => audit.id === id)?.score ?? null;

/** Of 100: an audit at or above it has nothing to give back. */
const GOOD = 90;

const fallsShort = (analysis: Analysis, id: string): boolean => (scoreOn(analysis, id) ?? GOOD) < GOOD;

/** Of the audits that this change mends and that fall short, the one that lost most; null when none does. */
export const costliest = (analysis: Analysis, change: PictureChange): string | null =>
  analysis.audits
    .map(({ id }) => id)
    .filter((id) => auditOf(id)?.changes?.includes(change) && fallsShort(analysis, id))
    .toSorted((a, b) => lostOn(analysis, b) - lostOn(analysis, a))[0] ?? null;
