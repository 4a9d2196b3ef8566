import { isVideoFile } from '../artifacts/artifacts.ts';
import type { Artifacts, Audit } from '../audit.ts';
import { CREATIVE_LIMITS, type Creative, CreativeError, type JudgedCreative } from '../creative.ts';
import { objectiveOf } from '../elements/objective.ts';
import { understand } from '../elements/understand.ts';
import { readCopy } from '../gatherers/copy/index.ts';
import { gatherBanner, gatherVideo } from '../gatherers/index.ts';
import { sniffType, isVideo } from '../gatherers/picture/index.ts';
import type { KeyFrame } from '../gatherers/video/index.ts';
import type { OnStep } from './progress.ts';
import type { Analysis } from '../report.ts';
import { auditsOf, rubricFor } from '../rubrics/index.ts';
import type { CreativeRubric } from '../rubrics/rubric.ts';
import { type ObjectiveMix, withObjective } from '../rubrics/with-objective.ts';
import { readingsOf, runReadings } from '../readings/judge-readings.ts';
import type { Gathered } from './run-audit.ts';
import { runOnVideo } from './run-on-video.ts';
import { withReader } from '../scoring/reader-blend.ts';
import { type Total, total } from '../scoring/total.ts';
import type { UserInput } from '../report/user-input.ts';
import { writeAnalysis } from '../writer/write-analysis.ts';
import { countedRatings } from '../vision-reader/counted-ratings.ts';
import { withReaderDoubts } from '../vision-reader/reader-doubts.ts';
import { readFramesWith } from '../vision-reader/read-frames.ts';
import type { VisionReader } from '../vision-reader/reader.ts';
import { type Writer, embeddedWriter, applyWriter } from '../writer/writer.ts';

export interface GradeOptions {
  readonly onProgress?: OnStep;
  /** Writes the report's words. Defaults to the embedded templates. No figure depends on it. */
  readonly writer?: Writer;
  /** Reads the creative in addition to the measurements. When left out or null, nothing is sent anywhere. */
  readonly reader?: VisionReader | null;
  /** Whether to also return the frames that were read of a video, as pictures. */
  readonly keyFrames?: boolean;
}

/** The result of judging. It needs only measurements, so saved ones can be judged again. */
export interface Judged {
  readonly analysis: Analysis;
  /** With `artifacts.elements` as used in the report. */
  readonly gathered: Gathered;
  /** As measured, without what the user said. This is what `regrade` takes. */
  readonly measured: Gathered;
}

export interface GradeResult extends Judged {
  /** The video frame that shows most of the message, as a JPEG file for thumbnails; null for a picture. */
  readonly poster: Uint8Array | null;
  /** In order of time; empty for a picture, and when they were not requested. */
  readonly keyFrames: readonly KeyFrame[];
}

/**
 * Grades a banner or a video, alone or with its ad copy: gather, audit, total, write.
 * @throws CreativeError when the creative or its copy cannot be graded at all
 */
export async function grade(
  creative: Creative,
  { onProgress = () => {}, writer = embeddedWriter, reader = null, keyFrames = false }: GradeOptions = {},
): Promise<GradeResult> {
  const ready = withValidCopy(creative);
  const type = sniffType(ready.bytes);
  const measurement = isVideo(type)
    ? await gatherVideo(ready, type, onProgress, keyFrames, readFramesWith(reader, 'video', ready))
    : {
        gathered: await gatherBanner(ready, onProgress, readFramesWith(reader, 'banner', ready)),
        poster: null,
        keyFrames: [],
      };
  onProgress('judging');
  const judged = judge(ready, measurement.gathered, onProgress);
  return { ...measurement, ...judged, analysis: await applyWriter(judged.analysis, writer) };
}

/**
 * Everything after the measurements. It is pure, so that saved artifacts can be judged again.
 * @param fixedObjective the objective of a grading that this one is compared with. Defaults to what the user said, or a new guess
 */
export function judge(
  creative: JudgedCreative,
  measured: Gathered,
  onProgress: OnStep,
  fixedObjective?: ObjectiveMix,
): Judged {
  const { told } = creative;
  const gathered = understand(measured, told);
  const ofVideo = isVideoFile(gathered.artifacts.file);
  const readings = ofVideo ? [] : readingsOf(gathered);
  const likely = readings[0]?.gathered ?? gathered;
  const objective = fixedObjective ?? objectiveOf(likely.artifacts, told);
  const rubric = withObjective(rubricFor(kindOf(creative, gathered)), objective);
  const run = (audit: Audit) => (ofVideo ? runOnVideo(audit, gathered) : runReadings(audit, readings));
  const judged = new Map(auditsOf(rubric).map((audit) => [audit.id, run(audit)]));
  const summed = withRatings(total(rubric, judged), likely.artifacts);
  const finalTotal = { ...summed, audits: withReaderDoubts(summed.audits, likely.artifacts) };
  onProgress('writing');
  return {
    analysis: writeAnalysis({ creative, rubric, gathered: likely, total: finalTotal, objective }),
    gathered: likely,
    measured,
  };
}

/** Adds a vision reader's ratings to the total, if they are meant to count. */
const withRatings = (summed: Total, artifacts: Partial<Artifacts>): Total =>
  artifacts.reading && countedRatings(artifacts) === 'yes' ? withReader(summed, artifacts.reading) : summed;

/** Facts about a creative that its measurements do not contain. */
export type CreativeFacts = Pick<Creative, 'fileName' | 'copy'>;

/**
 * Judges stored measurements again with what the user said about the creative. Does not look at pixels.
 * @param measured what an earlier grading measured, possibly read back from JSON; never what it understood
 */
export function regrade(facts: CreativeFacts, measured: Gathered, told: UserInput): Judged {
  const bytes = { length: measured.artifacts.file?.bytes ?? 0 };
  return judge({ ...facts, bytes, told }, withCopyReread(measured), () => {});
}

/** A copy stored by an older engine may lack what audits look at today. Reading it again takes milliseconds. */
function withCopyReread(measured: Gathered): Gathered {
  const kept = measured.artifacts.copy;
  const read = kept && readCopy(kept.text);
  return read?.ok ? { ...measured, artifacts: { ...measured.artifacts, copy: read.value } } : measured;
}

function kindOf({ copy }: JudgedCreative, gathered: Gathered): CreativeRubric['kind'] {
  if (isVideoFile(gathered.artifacts.file)) return copy === undefined ? 'video' : 'video-copy';
  return copy === undefined ? 'banner' : 'banner-copy';
}

function withValidCopy(creative: Creative): Creative {
  if (creative.copy === undefined) return creative;
  const copy = creative.copy.trim();
  if (copy.length < CREATIVE_LIMITS.copyMin) {
    throw new CreativeError(
      'copy-too-short',
      `Ad copy must be at least ${CREATIVE_LIMITS.copyMin} characters`,
    );
  }
  if (copy.length > CREATIVE_LIMITS.copyMax) {
    throw new CreativeError(
      'copy-too-long',
      `Ad copy must be less than ${CREATIVE_LIMITS.copyMax} characters`,
    );
  }
  return { ...creative, copy };
}
