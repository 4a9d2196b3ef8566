import { frameChanges } from '../../gatherers/change/index.ts';
import { measureLight } from '../../gatherers/video/light.ts';
import { measureMotion } from '../../gatherers/video/motion.ts';
import { withDecoded } from '../../gatherers/video/index.ts';
import { findShots } from '../../gatherers/video/shots/shots.ts';
import { measureSound } from '../../gatherers/video/sound.ts';
import { withoutFlashes } from '../../gatherers/video/without-flashes.ts';
import { findDecoder } from '../../gatherers/video/decoding/decoder.ts';
import { cached } from '../cache/cached.ts';
import { renderVideo } from './render-video.ts';
import type { VideoSpec } from './video-spec.ts';

/** Draws, encodes and decodes a video, and measures it over time, except for its text. */
export async function measureDrawnVideo(spec: VideoSpec) {
  const { name } = await findDecoder();
  return cached('watch', [name, spec], () => watch(spec));
}

async function watch(spec: VideoSpec) {
  const { bytes, truth } = await renderVideo(spec);
  return withDecoded({ bytes, fileName: 'drawn.mp4' }, 'mp4', async ({ probed, pass }) => {
    const { thumbs, rate, samples, log } = pass;
    const changes = frameChanges(thumbs);
    const light = measureLight(thumbs, rate);
    const shots = findShots(thumbs, changes, rate, light.bars);
    return {
      truth,
      probed,
      shots,
      motion: measureMotion(withoutFlashes(changes, thumbs, light.flashes, rate), shots, rate),
      light,
      sound: await measureSound(samples, log, truth.durationSeconds),
    };
  });
}
