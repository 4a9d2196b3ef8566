import type { Creative } from '../creative.ts';
import { linesOfVideo } from '../computed/video/words.ts';
import type { OnStep } from '../grading/progress.ts';
import type { Gathered } from '../grading/run-audit.ts';
import { NO_READER, type ReadFrames, withReading } from '../vision-reader/read-frames.ts';
import { spreadOver } from '../vision-reader/reader-pictures.ts';
import { toGathered, mapMeasurement, valueOr } from './artifact-measurements.ts';
import { gatherCopyAgain } from './gather-copy.ts';
import { gatherDecoded } from './gather-picture.ts';
import type { VideoType } from './picture/index.ts';
import {
  alignHeroWithVideo,
  framesAt,
  type KeyFrame,
  keyFrames,
  posterOf,
  withDecoded,
  withHeroBrand,
  measureVideo,
} from './video/index.ts';

export interface GatheredVideo {
  readonly gathered: Gathered;
  /** The frame that represents the video, as a JPEG file. */
  readonly poster: Uint8Array;
  /** Empty unless requested. */
  readonly keyFrames: readonly KeyFrame[];
}

/**
 * Measures everything about a video and its copy: over time, and on the frame that shows most of the message.
 * @param withKeyFrames whether to also return the frames that were read as pictures
 * @param read shows frames to a vision reader while the rest is measured
 * @throws CreativeError when the video cannot be decoded at all
 */
export async function gatherVideo(
  creative: Creative,
  type: VideoType,
  onStep: OnStep,
  withKeyFrames = false,
  read: ReadFrames = NO_READER,
): Promise<GatheredVideo> {
  onStep('decoding');
  return withDecoded(creative, type, async (video) => {
    const { found, hero } = await measureVideo(creative, type, video, onStep);
    const seconds = spreadOver(valueOr(found.scenes, null)?.readAt ?? []);
    const reading = read(framesAt(video.pass, seconds));
    // The frame's text is read as part of the whole video's, so the 'reading-text' step has already been reported.
    const alone = await gatherDecoded(
      creative,
      hero,
      (step) => void (step === 'reading-text' || onStep(step)),
      { name: shortest(valueOr(found.scenes, null)?.brand ?? []) },
    );
    const scenes = mapMeasurement(found.scenes, (value) => withHeroBrand(value, alone.artifacts.brand ?? []));
    const picture = scenes.ok ? alignHeroWithVideo(alone, scenes.value) : alone;
    const overTime = toGathered({ ...found, scenes });
    return {
      gathered: withReading(
        await reading,
        await matchAllWords(creative, {
          artifacts: { ...picture.artifacts, ...overTime.artifacts },
          failures: { ...picture.failures, ...overTime.failures },
          confidence: { ...picture.confidence, ...overTime.confidence },
        }),
      ),
      poster: await posterOf(hero.frame),
      keyFrames: withKeyFrames && found.scenes.ok ? await keyFrames(video.pass, found.scenes.value) : [],
    };
  });
}

/** Matches the copy against every line of the video, because the hero frame shows only some of them. */
async function matchAllWords({ copy }: Creative, gathered: Gathered): Promise<Gathered> {
  if (copy === undefined) return gathered;
  const { text, ...others } = gathered.artifacts;
  const lines = others.scenes && linesOfVideo(others.scenes.text);
  const seen = { ...gathered, artifacts: lines ? { ...others, text: lines } : others };
  const matched = await gatherCopyAgain(copy, seen);
  return text ? { ...matched, artifacts: { ...matched.artifacts, text } } : matched;
}

/** The shortest spelling is the bare name; longer ones may be part of a sentence or an address. */
const shortest = (brand: readonly { readonly text: string }[]): string | undefined =>
  brand.map(({ text }) => text).toSorted((a, b) => a.length - b.length)[0];
