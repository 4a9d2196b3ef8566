import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { GRADER_ENVIRONMENT, graderOptions } from '../../packages/engine/src/processes/grader-environment.ts';
import { renderVideo, type VideoSpec } from '../../packages/engine/src/testing/index.ts';
import { drawnShots } from '../../packages/engine/src/testing/videos/drawn-shots.ts';

const DRAWN = { width: 640, height: 360 } as const;
const ENLARGE = 3;
const ROUNDS = 3;
const SHOT = 2;

const CAPTIONS = ['Wet rock, one shoe', 'Grips for 900 km', 'Weighs 240 g', 'Save 30% until Sunday'];

/** A 1080p video at 25 fps: moving shots of two seconds, each with a caption, and a brand name and a tone throughout. */
function video(seconds: number): VideoSpec {
  const shots = drawnShots(
    Array.from({ length: seconds / SHOT }, () => SHOT),
    DRAWN.width,
    DRAWN.height,
    (shot, i) => ({ ...shot, pan: 0.05 + 0.1 * (i % 4) }),
  );
  const overlays = shots.map((_, i) => ({
    from: i * SHOT,
    to: (i + 1) * SHOT,
    banner: {
      ...DRAWN,
      ground: { kind: 'plain', paint: '#000000' } as const,
      lines: [{ text: CAPTIONS[i % 4]!, x: 0.08, y: 0.8, size: 34, colour: '#ffffff', weight: 900 } as const],
      logo: { text: 'TARNWELL', x: 0.72, y: 0.12, size: 20, colour: '#ffffff', weight: 900 } as const,
    },
  }));
  return { ...DRAWN, rate: 25, shots, overlays, tones: [{ from: 0, to: seconds, dbfs: -12 }] };
}

export interface VideoFigures {
  /** Milliseconds per grading, with the models loaded. */
  readonly times: readonly number[];
  /** CPU seconds per grading, without the decoder's. */
  readonly ownSeconds: number;
  /** Peak resident memory of the process in bytes, without the decoder's. */
  readonly peakBytes: number;
}

/** Grades a drawn video of this length in a process started like a grader. */
export async function benchVideo(seconds: number): Promise<VideoFigures> {
  const { bytes } = await renderVideo(video(seconds), {
    container: 'mp4',
    videoCodec: 'libx264',
    audioCodec: 'aac',
    enlarge: ENLARGE,
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'adjudge-bench-video-'));
  try {
    const file = path.join(folder, 'bench.mp4');
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...graderOptions(), path.join(import.meta.dirname, 'bench-grader.ts'), file, String(ROUNDS)],
      { env: { ...process.env, ...GRADER_ENVIRONMENT } },
    );
    return JSON.parse(stdout) as VideoFigures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
