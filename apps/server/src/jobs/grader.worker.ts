import { CreativeError, grade, warmUp } from '@adjudge/engine';
import sharp from 'sharp';
import type { GraderAnswer, GraderMessage, GraderTask } from './grader-messages.ts';

const THUMBNAIL_SIDE = 480;
const WATCH_MILLISECONDS = 250;

/** Exit status of a worker that grew over its memory limit: that of a process killed by the system for the same. */
const OUT_OF_MEMORY = 137;

// Without its server a worker is of no use; with it gone there is nobody to end it.
process.on('disconnect', () => process.exit());

// Pictures and models live outside the JavaScript heap, where no option of Node limits them.
const rssLimit = Number(process.env['GRADER_RSS_BYTES']);
setInterval(() => {
  if (process.memoryUsage.rss() > rssLimit) process.exit(OUT_OF_MEMORY);
}, WATCH_MILLISECONDS).unref();

const warm = warmUp();

/** Runs in a child process, one task at a time. */
export default async function answer(task: GraderTask): Promise<GraderAnswer> {
  await warm;
  if ('warmUp' in task) return { warm: true };
  try {
    const { analysis } = await grade(task.creative, { onProgress: (step) => tell({ step }) });
    return { analysis, thumbnail: await thumbnailOf(task.creative.bytes) };
  } catch (error) {
    if (error instanceof CreativeError) return { refused: error.code, message: error.message };
    throw error;
  }
}

function tell(message: GraderMessage): void {
  process.send?.(message);
}

async function thumbnailOf(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes)
    .autoOrient()
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
