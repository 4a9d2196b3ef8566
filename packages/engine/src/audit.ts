import type { ImageArtifacts } from './artifacts.ts';
import type { CopyArtifacts, MessageMatch } from './copy-artifacts.ts';
import type { Box } from './geometry.ts';
import type { Curve } from './scoring/curves.ts';
import type { VideoArtifacts } from './video-artifacts.ts';

/** Everything an audit may ask for. Later kinds of creative add to it. */
export interface Artifacts extends ImageArtifacts, CopyArtifacts, VideoArtifacts {
  readonly messageMatch: MessageMatch;
}
export type ArtifactName = keyof Artifacts;

/** Measurements with a value that says nothing, for audits that can do without them. */
export type SpareName =
  'attention' | 'callToAction' | 'brand' | 'things' | 'subject' | 'objects' | 'text' | 'elements' | 'copy';

/** Where a finding was seen. A box is in fractions of the frame, a span in characters of the copy, a second in the video. */
export interface Evidence {
  readonly label: string;
  readonly box?: Box;
  readonly span?: { readonly start: number; readonly end: number };
  readonly second?: number;
  /** Two colours that were compared, as hex. */
  readonly swatches?: [string, string];
}

export type Finding =
  | {
      readonly kind: 'measured';
      /** In the audit's unit; the curve turns it into a score. */
      readonly value: number;
      /** 0..1: how sure the measurement is; widens the score's interval. 1 when left out. */
      readonly confidence?: number;
      readonly evidence: readonly Evidence[];
      /** What was seen on this very creative, in a sentence that quotes or names it. */
      readonly observation: string;
      /** The value in words where its figure stands for something else: 'not found'. */
      readonly display?: string;
      /** The heading where neither the passing nor the failing sentence is true of this creative. */
      readonly title?: string;
      /** What to change here, with its words, colours or figures; the writer falls back on `words.fix`. */
      readonly advice?: string;
    }
  | { readonly kind: 'needsReview'; readonly reason: string; readonly evidence: readonly Evidence[] }
  | { readonly kind: 'notApplicable'; readonly reason: string };

/** Units a reader can check; the report formats the value by it. */
export type Unit =
  | 'ratio' // 4.5 : 1
  | 'percent' // 0..100 of something named
  | 'points' // 0..100 on a scale of ours
  | 'count'
  | 'words'
  | 'characters'
  | 'pixels'
  | 'kilobytes'
  | 'seconds'
  | 'degrees'
  | 'loudness' // LUFS
  | 'decibels' // dBTP
  | 'bitrate' // kilobits a second
  | 'perSecond';

export interface Audit<Needs extends ArtifactName = ArtifactName> {
  /** Public for ever: a noun for what is shown, in kebab-case. */
  readonly id: string;
  readonly needs: readonly Needs[];
  /** Those of `needs` that only refine the judgment: where one failed or is doubtful, the audit goes on, less sure. */
  readonly spares?: readonly (Needs & SpareName)[];
  readonly unit: Unit;
  readonly curve: Curve;
  /** Learned from ratings and without reasons: it counts, and no advice or praise is made of it. */
  readonly learned?: true;
  /** How much work the change is for a designer or writer. */
  readonly effort: 'minutes' | 'hour' | 'redesign';
  readonly words: {
    readonly name: string;
    readonly pass: string;
    readonly fail: string;
    readonly why: string;
    readonly fix: string;
    /** The change as a heading, in the imperative: "Make the offer readable". */
    readonly action?: string;
  };
  run(artifacts: Pick<Artifacts, Needs>): Finding;
}

/** Declares an audit; `needs` narrows what `run` may look at. */
export const defineAudit = <Needs extends ArtifactName>(audit: Audit<Needs>): Audit<Needs> => audit;
