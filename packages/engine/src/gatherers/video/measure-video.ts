import { createHash } from 'node:crypto';
import type { Creative } from '../../creative.ts';
import { type Measurement, measured, unmeasured } from '../../artifacts/measurement.ts';
import type { OnStep } from '../../grading/progress.ts';
import type { VideoArtifacts, VideoFacts } from '../../artifacts/video-artifacts.ts';
import { attempt } from '../attempt.ts';
import type { Decoded, VideoType } from '../picture/index.ts';
import type { Frame } from '../frame/index.ts';
import type { DecodedVideo } from './decoding/decode-video.ts';
import { frameChanges } from '../change/index.ts';
import { measureLight } from './light.ts';
import { measureMotion } from './motion.ts';
import { readScenes } from './over-time/scenes.ts';
import { findShots } from './shots/shots.ts';
import { measureSound } from './sound.ts';
import { withoutFlashes } from './without-flashes.ts';

export type VideoMeasurements = { [Name in keyof VideoArtifacts]: Measurement<VideoArtifacts[Name]> };

export interface MeasuredVideo {
  readonly found: VideoMeasurements;
  /** The frame that represents the video in every check of a still picture. */
  readonly hero: Decoded;
}

/** Measures everything that changes over time, and decodes the frame that the picture checks use. */
export async function measureVideo(
  creative: Creative,
  type: VideoType,
  video: DecodedVideo,
  onStep: OnStep,
): Promise<MeasuredVideo> {
  const { pass, probed, decodedBy } = video;
  const duration = decodedBy === 'server' ? pass.thumbs.length / pass.rate : probed.duration!;
  const changes = frameChanges(pass.thumbs);
  const light = measureLight(pass.thumbs, pass.rate);
  const known = findShots(pass.thumbs, changes, pass.rate, light.bars);
  const steady = withoutFlashes(changes, pass.thumbs, light.flashes, pass.rate);
  const motion = measureMotion(steady, known, pass.rate);
  const blind = decodedBy === 'browser' ? unmeasured(FROM_BROWSER) : null;
  const sound =
    blind ?? (await attempt(async () => measured(await measureSound(pass.samples, pass.log, duration))));
  onStep('reading-text');
  // The still is decoded while this thread maps attention.
  let still: Promise<Frame> | null = null;
  const onHero = (second: number): void => {
    still = video.still(second);
    still.catch(() => {});
  };
  const scenes = await attempt(async () =>
    measured(await readScenes(pass, known, motion, creative.copy, onHero)),
  );
  const hero = await (still ?? video.still(duration / 2));
  return {
    found: {
      video: measured(facts(creative, type, video, duration)),
      shots: blind ?? measured(known),
      motion: blind ?? measured(motion),
      light: blind ?? measured(light),
      sound,
      scenes,
    },
    hero: asPicture(creative, type, video, hero, duration),
  };
}

const FROM_BROWSER =
  'The server cannot decode this codec; a few frames that the browser took were looked at instead.';

const facts = (
  { bytes }: Creative,
  format: VideoType,
  { probed, pass: through, decodedBy, decoder }: DecodedVideo,
  duration: number,
): VideoFacts => ({
  format,
  videoCodec: probed.videoCodec,
  audioCodec: probed.audioCodec,
  durationSeconds: round(probed.duration ?? duration),
  frameRate: probed.frameRate ?? through.rate,
  bitrate: probed.bitrate ?? Math.round((8 * bytes.length) / 1000 / Math.max(0.1, duration)),
  rotation: probed.rotation,
  stored: probed.stored,
  damaged: through.damaged,
  decodedBy,
  ...(decoder !== null && { decoder }),
});

function asPicture(
  { bytes }: Creative,
  format: VideoType,
  { probed, pass: through }: DecodedVideo,
  frame: Frame,
  duration: number,
): Decoded {
  return {
    file: {
      format,
      bytes: bytes.length,
      frames: through.thumbs.length,
      durationMs: Math.round(1000 * duration),
      loops: 1,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    image: {
      width: probed.width,
      height: probed.height,
      hasAlpha: false,
      transparentShare: 0,
      colourSpace: probed.pixelFormat,
      hasProfile: false,
    },
    frame,
  };
}

const round = (seconds: number): number => Math.round(100 * seconds) / 100;
