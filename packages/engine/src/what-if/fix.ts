import type { PictureChange } from '../audit-details.ts';
import type { Artifacts } from '../audit.ts';
import type { TextLine } from '../artifacts/artifacts.ts';
import type { Box } from '../geometry.ts';
import type { Analysis } from '../report.ts';
import { auditOf } from '../rubrics/audit-of.ts';

/** Letters in their current state. Colors as hex. */
export interface Letters {
  readonly box: Box;
  readonly ink: string;
  readonly ground: string;
}

export const lettersOf = ({ box, ink, ground }: TextLine): Letters => ({ box, ink, ground });

/** One pixel change, as data. Boxes are fractions of the frame it is applied to, colors are hex. */
export type Operation =
  /**
   * Lays a soft-edged tone behind letters, just strong enough to reach `contrast` and to calm the background to `texture`. Changes nothing
   * if the letters cannot be told apart from the background.
   */
  | {
      readonly kind: 'panel';
      readonly box: Box;
      readonly strengthen: readonly Letters[];
      /** Other letters that the panel may overlap. They stay as they are. */
      readonly spare: readonly Letters[];
      readonly contrast: number;
      /** Highest acceptable standard deviation of lightness behind the letters, 0..1. */
      readonly texture: number;
    }
  /** Gives letters on a plain background the nearest color that reaches `contrast`, if they can be told apart from the background. */
  | {
      readonly kind: 'ink';
      readonly letters: readonly Letters[];
      readonly contrast: number;
      /** Whether light letters may become dark and dark ones light. */
      readonly mayTurn: boolean;
    }
  /** Gives a button a new fill and its letters a new color. */
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
  /** Draws a button with its own text in free space. */
  | {
      readonly kind: 'request';
      readonly box: Box;
      readonly text: string;
      readonly fill: string;
      readonly ink: string;
    }
  /** Enlarges the contents of `box` to fill `to`, which contains it. The rest stays. */
  | { readonly kind: 'enlarge'; readonly box: Box; readonly to: Box }
  /** Adjusts the midtones until the mean lightness is `mean`, 0..1. */
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
  /** Changed region; null if it is the whole picture. */
  readonly box: Box | null;
}

export interface CopyFix extends Change {
  readonly kind: 'copy';
  readonly original: string;
  readonly revised: string;
  /** The whole copy after the change. */
  readonly text: string;
}

export type Fix = PictureFix | CopyFix;

/** Inputs of a plan. */
export interface PlanParts {
  readonly analysis: Analysis;
  readonly artifacts: Partial<Artifacts>;
  /** Whether the area inside the first box and outside the second is only background. */
  readonly calm: (outer: Box, inner: Box) => boolean;
  /** Whether letters can be separated from the background, so that only they change color. */
  readonly clear: (letters: Letters) => boolean;
  /** Whether the box shows only background and no part of an object. Grain is allowed. */
  readonly isGround: (box: Box) => boolean;
  /** Mean color of the picture in the box, hex. */
  readonly ground: (box: Box) => string;
}

/** Points that this audit cost the creative; 0 if it was not measured. */
export const pointsLostOn = ({ audits }: Analysis, id: string): number =>
  audits.find((audit) => audit.id === id)?.pointsLost ?? 0;

/** The audit's score for the creative, 0..100; null if it was not measured. */
export const scoreOn = ({ audits }: Analysis, id: string): number | null =>
  audits.find((audit) => audit.id === id)?.score ?? null;

/** An audit with at least this score, 0..100, has nothing to gain. */
const GOOD = 90;

const fallsShort = (analysis: Analysis, id: string): boolean => (scoreOn(analysis, id) ?? GOOD) < GOOD;

/** Of the audits that this change fixes and that score below `GOOD`, the id of the one that lost most; null if there is none. */
export const costliestAudit = (analysis: Analysis, change: PictureChange): string | null =>
  analysis.audits
    .map(({ id }) => id)
    .filter((id) => auditOf(id)?.changes?.includes(change) && fallsShort(analysis, id))
    .toSorted((a, b) => pointsLostOn(analysis, b) - pointsLostOn(analysis, a))[0] ?? null;
