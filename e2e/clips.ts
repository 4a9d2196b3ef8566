import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeVideo, cached } from '@adjudge/engine/testing';

let folder = '';

interface Clip {
  readonly name: string;
  readonly seconds: number;
  readonly size: string;
  readonly rate: number;
  /** Constant bit rate that the video is padded to, whatever the picture needs. */
  readonly bits?: string;
}

/** Encodes an H.264 MP4 of moving shapes and a tone into a temporary folder. */
async function clip({ name, seconds, size, rate, bits }: Clip): Promise<string> {
  folder ||= mkdtempSync(path.join(tmpdir(), 'adjudge-clips-'));
  const file = path.join(folder, name);
  const filled = bits
    ? ['-b:v', bits, '-minrate', bits, '-maxrate', bits, '-bufsize', bits, '-x264-params', 'nal-hrd=cbr']
    : [];
  const picture = `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`;
  const sound = `sine=frequency=440:duration=${seconds}`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...filled];
  const args = [...inputs, ...video, '-c:a', 'aac'];
  writeFileSync(file, await cached('clip', args, () => encodeVideo(args, name)));
  return file;
}

/** 6 s, well under 6 MB. */
export const smallClip = (): Promise<string> =>
  clip({ name: 'small.mp4', seconds: 6, size: '640x360', rate: 25 });

/** 8 s and about 8 MB, mostly padding: too large for the analyze call, but no more work to grade than the small clip. */
export async function largeClip(): Promise<string> {
  const file = await clip({ name: 'large.mp4', seconds: 8, size: '640x360', rate: 25, bits: '8M' });
  const megabytes = statSync(file).size / 1024 / 1024;
  if (megabytes < 6.5 || megabytes > 20) throw new Error(`The large clip has ${megabytes} MB.`);
  return file;
}

/** One second too long, but small. */
export const longClip = (): Promise<string> =>
  clip({ name: 'long.mp4', seconds: 61, size: '160x120', rate: 5 });
