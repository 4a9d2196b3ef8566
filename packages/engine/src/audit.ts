import type { AdviceDetail, PictureChange, VideoDetail } from './audit-tells.ts';
import type { ImageArtifacts } from './artifacts/artifacts.ts';
import type { CopyArtifacts, MessageMatch } from './artifacts/copy-artifacts.ts';
import type { Box } from './geometry.ts';
import type { Curve } from './scoring/curves.ts';
import type { VideoArtifacts } from './artifacts/video-artifacts.ts';

/** Everything an audit may ask for. Later kinds of creative add to it. */
export interface Artifacts extends ImageArtifacts, CopyArtifacts, VideoArtifacts {
  readonly messageMatch: MessageMatch;
}
export type ArtifactName = keyof Artifacts;

/** Measurements with a value that says nothing, for audits that can do without them. */
export type SpareName =
  | 'attention'
  | 'clutter'
  | 'callToAction'
  | 'brand'
  | 'heads'
  | 'things'
  | 'subject'
  | 'objects'
  | 'text'
  | 'elements'
  | 'copy';

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
      /** What would be good where the curve's range is not held against this creative: '4 to 15 words, more in a listing'. */
      readonly good?: string;
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

/** A part of the ad: two findings on how one part looks are one piece of advice. */
export type AuditPart =
  | 'headline'
  | 'offer'
  | 'callToAction'
  | 'brand'
  | 'subject'
  | 'focalPoint'
  | 'people'
  | 'colors'
  | 'space'
  | 'layout'
  | 'wording'
  | 'amountOfText'
  | 'copyOpening'
  | 'copyStyle'
  | 'copySubstance'
  | 'copyAction'
  | 'match'
  | 'placements'
  | 'file'
  | 'opening'
  | 'pacing'
  | 'sound'
  | 'proof'
  | 'deadline';

/** What of its part a check asks to change. Two changes of one kind are not advised together. */
export type Aspect = 'presence' | 'attention' | 'size' | 'contrast' | 'wording' | 'place' | 'time' | 'other';

/** Sub-scores of the specification without a category of their own. */
export type View = 'colour' | 'typography' | 'technical' | 'pacing' | 'motion' | 'callToActionTiming';

/** What may be wrong with several things at once, which the verdict names together. */
export type FaultState = 'faint' | 'overlooked' | 'small' | 'onBusy' | 'blends' | 'goneSoon' | 'covered';

/** A clause of the verdict, in which `{value}` stands for the value in its unit, or a thing with what is wrong with it. */
export type Fault =
  | string
  | {
      readonly state: FaultState;
      /** 'line': the one that the evidence points at first; 'text': the headline where it is that line, else some text. */
      readonly thing: 'headline' | 'offer' | 'brand' | 'button' | 'line' | 'text';
    };

/** What of a curve tells on which side a value misses it. */
export type CurveSide =
  | { readonly shape: 'rising' | 'falling' }
  | { readonly shape: 'sweetSpot'; readonly low: number };

export type FaultOf = (
  finding: {
    readonly value: number | null;
    readonly curve: CurveSide;
    readonly evidence: readonly { readonly second?: number | undefined }[];
  },
  artifacts: Partial<Artifacts>,
) => Fault;

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
  /** What a finding is about; 'line': whichever line its evidence points at first. The check itself when left out. */
  readonly part?: AuditPart | 'line';
  /** 'other' when left out. */
  readonly aspect?: Aspect;
  /** Ids of checks beside which this one is not told: it measures the same in another way, or says the same. */
  readonly echoes?: readonly string[];
  /** Whether advice only says the same as those of `echoes`: always, when left out. */
  readonly isEcho?: (advice: string) => boolean;
  readonly views?: readonly View[];
  readonly detail?: AdviceDetail;
  readonly videoDetail?: VideoDetail;
  readonly changes?: readonly PictureChange[];
  /** Finds nothing where the ad was not understood, and that is then no fault of the ad. */
  readonly ofMeaning?: true;
  /**
   * On a video 'all-words' reads every line of it, and not only those of the frame that stands for it; 'headline-frame' is
   * of how the headline is set, which that frame need not show.
   */
  readonly onVideo?: 'all-words' | 'headline-frame';
  /** Looks words of the picture up in English lists: what those say of foreign words is no fact. */
  readonly english?: true;
  /**
   * What a pass is worth as praise: `words` finish 'This ad has …', the lowest `rank` matters most to an ad, and `minor`
   * praise is true of many a poor one. Left out where a pass finds that something bad is absent, or something small.
   */
  readonly praise?: { readonly words: string; readonly rank: number; readonly minor?: true };
  /**
   * What it found wrong, as the verdict says it; left out of what no picture is summed up by. Of videos and copy the title
   * stands for it.
   */
  readonly fault?: Fault | FaultOf;
  readonly words: {
    readonly name: string;
    readonly why: string;
    /**
     * Left out, with the three that follow, of what is a matter of style: it counts, and is told as its figure under its name,
     * with no praise, blame or advice.
     */
    readonly pass?: string;
    readonly fail?: string;
    readonly fix?: string;
    /** The change as a heading, in the imperative: "Make the offer readable". */
    readonly action?: string;
  };
  run(artifacts: Pick<Artifacts, Needs>): Finding;
}

/** Declares an audit; `needs` narrows what `run` may look at. */
export const defineAudit = <Needs extends ArtifactName>(audit: Audit<Needs>): Audit<Needs> => audit;
