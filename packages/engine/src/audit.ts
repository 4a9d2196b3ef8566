import type { AdviceDetail, PictureChange, VideoDetail } from './audit-details.ts';
import type { ImageArtifacts } from './artifacts/artifacts.ts';
import type { CopyArtifacts, MessageMatch } from './artifacts/copy-artifacts.ts';
import type { Box } from './geometry.ts';
import type { Curve } from './scoring/curves.ts';
import type { VideoArtifacts } from './artifacts/video-artifacts.ts';

/** Everything an audit may ask for. New kinds of creative extend it. */
export interface Artifacts extends ImageArtifacts, CopyArtifacts, VideoArtifacts {
  readonly messageMatch: MessageMatch;
}
export type ArtifactName = keyof Artifacts;

/** Artifacts with a neutral stand-in value, for audits that can run without them. */
export type OptionalArtifactName =
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

/** Where a finding was seen. Boxes are fractions of the frame, spans are character offsets in the copy, seconds are video time. */
export interface Evidence {
  readonly label: string;
  readonly box?: Box;
  readonly span?: { readonly start: number; readonly end: number };
  readonly second?: number;
  /** The two colors that were compared, as hex. */
  readonly swatches?: [string, string];
}

export type Finding =
  | {
      readonly kind: 'measured';
      /** In the audit's unit; the curve turns it into a score. */
      readonly value: number;
      /** Confidence of the measurement, 0..1. A lower value widens the score's interval. Defaults to 1. */
      readonly confidence?: number;
      readonly evidence: readonly Evidence[];
      /** What was seen on this creative, in a sentence that quotes or names it. */
      readonly observation: string;
      /** The value in words, for when the number only stands in for something: 'not found'. */
      readonly display?: string;
      /** The good range, for when the curve's range does not apply to this creative: '4 to 15 words, more in a listing'. */
      readonly good?: string;
      /** The heading, for when neither the passing nor the failing sentence is true of this creative. */
      readonly title?: string;
      /** What to change here, naming its words, colors or figures. Defaults to `words.fix`. */
      readonly advice?: string;
    }
  | { readonly kind: 'needsReview'; readonly reason: string; readonly evidence: readonly Evidence[] }
  | { readonly kind: 'notApplicable'; readonly reason: string };

/** Units that a reader can check. The report formats the value by its unit. */
export type Unit =
  | 'ratio' // 4.5 : 1
  | 'percent' // 0..100 of something named
  | 'points' // 0..100 on our own scale
  | 'count'
  | 'words'
  | 'characters'
  | 'pixels'
  | 'kilobytes'
  | 'seconds'
  | 'degrees'
  | 'loudness' // LUFS
  | 'decibels' // dBTP
  | 'bitrate' // kilobits per second
  | 'perSecond';

/** A part of the ad. Findings on how the same part looks are merged into one recommendation. */
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

/** What a check wants changed about its part. A recommendation never combines two changes of the same aspect. */
export type Aspect = 'presence' | 'attention' | 'size' | 'contrast' | 'wording' | 'place' | 'time' | 'other';

/** Sub-scores in the specification that have no category of their own. */
export type View = 'colour' | 'typography' | 'technical' | 'pacing' | 'motion' | 'callToActionTiming';

/** Faults that several things can share; the verdict then names those things together. */
export type FaultState = 'faint' | 'overlooked' | 'small' | 'onBusy' | 'blends' | 'goneSoon' | 'covered';

/** A clause of the verdict: a sentence in which `{value}` is replaced by the formatted value, or a thing and what is wrong with it. */
export type Fault =
  | string
  | {
      readonly state: FaultState;
      /** 'line': the line that the first evidence marks. 'text': the headline if it is that line, otherwise some text. */
      readonly thing: 'headline' | 'offer' | 'brand' | 'button' | 'line' | 'text';
    };

/** The part of a curve that shows on which side of the good range a value falls. */
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
  /** Public and permanent: a kebab-case noun for what is shown. */
  readonly id: string;
  readonly needs: readonly Needs[];
  /** The subset of `needs` that only refines the judgment. If one failed or is doubtful, the audit still runs, with less confidence. */
  readonly optionalNeeds?: readonly (Needs & OptionalArtifactName)[];
  readonly unit: Unit;
  readonly curve: Curve;
  /** Learned from ratings, without reasons: it counts toward the score but produces no advice or praise. */
  readonly learned?: true;
  /** How much work the change is for a designer or writer. */
  readonly effort: 'minutes' | 'hour' | 'redesign';
  /** What a finding is about. 'line' is the line that its first evidence marks. Defaults to the check itself. */
  readonly part?: AuditPart | 'line';
  /** Defaults to 'other'. */
  readonly aspect?: Aspect;
  /** Ids of checks that make this one redundant: if one of them is reported, this one is not. They measure or say the same. */
  readonly redundantWith?: readonly string[];
  /** Whether the advice only repeats that of `redundantWith`. Always true when left out. */
  readonly isRedundant?: (advice: string) => boolean;
  readonly views?: readonly View[];
  readonly detail?: AdviceDetail;
  readonly videoDetail?: VideoDetail;
  readonly changes?: readonly PictureChange[];
  /** Finds nothing when the ad was not understood, which is then not the ad's fault. */
  readonly needsUnderstanding?: true;
  /**
   * How it runs on a video. 'all-words' reads every line of the video, not only those of the hero frame. 'headline-frame'
   * judges how the headline is set, and is skipped when the hero frame does not show the headline. 'score-only' judges one
   * frame where only the whole video counts, so it is scored but neither praised nor advised on.
   */
  readonly onVideo?: 'all-words' | 'headline-frame' | 'score-only';
  /** Reported only for a poor ad: in one that is not, readers see the fault as intended or small. */
  readonly ofPoorAds?: true;
  /** Looks up words in English lists, so what it says about words in other languages is not reliable. */
  readonly english?: true;
  /**
   * What a pass is worth as praise. `words` complete 'This ad has …'. The lowest `rank` matters most. `minor` praise is true of
   * many poor ads too. Left out where a pass only means that something bad is absent, or that something small is right.
   */
  readonly praise?: { readonly words: string; readonly rank: number; readonly minor?: true };
  /**
   * What it found wrong, as worded in the verdict. Left out for checks that no verdict on a picture may rest on. For
   * videos and copy, the title is used instead.
   */
  readonly fault?: Fault | FaultOf;
  readonly words: {
    readonly name: string;
    readonly why: string;
    /**
     * Left out, along with the next three, for matters of style. Those count, but the report shows only the figure under
     * the check's name, without praise, blame or advice.
     */
    readonly pass?: string;
    readonly fail?: string;
    readonly fix?: string;
    /** The change as an imperative heading: "Make the offer readable". */
    readonly action?: string;
  };
  run(artifacts: Pick<Artifacts, Needs>): Finding;
}

/** Declares an audit. `needs` limits which artifacts `run` can read. */
export const defineAudit = <Needs extends ArtifactName>(audit: Audit<Needs>): Audit<Needs> => audit;
