import sharp from 'sharp';
import type { UploadedFile } from './test-browser.ts';

/** Frames as a browser sends them: each a JPEG in base64. */
export async function frames(count: number): Promise<string[]> {
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background: '#993366' } });
  const jpeg = (await picture.jpeg().toBuffer()).toString('base64');
  return Array<string>(count).fill(jpeg);
}

/** Video metadata as a browser sends it. */
export const aboutVideo = (duration = 12): string =>
  JSON.stringify({
    duration,
    width: 48,
    height: 32,
    aspectRatio: 1.5,
    format: 'video/mp4',
    fileSize: 212,
    fileName: 'ad.mp4',
  });

/** A single-color PNG. */
export async function png(name = 'ad.png', width = 60, height = 40): Promise<UploadedFile> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#336699' } });
  return { name, bytes: await picture.png().toBuffer() };
}

/** A GIF that shows blue and ends on red, which is the frame that is graded. */
export async function endsRed(width = 600, height = 400): Promise<Buffer> {
  const stills = ['#0000ff', '#ff0000'].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(stills), { join: { animated: true } })
    .gif({ delay: [500, 500], loop: 1 })
    .toBuffer();
}

const HEADS = {
  'video/mp4': '\0\0\0\x18ftypmp42',
  'text/html': '<!doctype html><script>alert(1)</script>',
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'application/pdf': '%PDF-1.7',
} as const;

/** A file that begins like this type but has no real content. */
export const beginsLike = (type: keyof typeof HEADS, name: string): UploadedFile => ({
  name,
  bytes: Buffer.concat([Buffer.from(HEADS[type], 'latin1'), Buffer.alloc(200)]),
});
