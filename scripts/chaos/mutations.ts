import { exampleBanner, exampleVideo, renderBanner, renderVideo } from '@adjudge/engine/testing';
import sharp from 'sharp';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';
import type { SentFile } from '../service/customer.ts';

type Random = () => number;

const randomInt = (random: Random, end: number): number => Math.floor(random() * end);

/** Ways to damage a copy of a file: truncated, torn, overwritten at random, or with a wrong header or wrong lengths. */
const MUTATIONS: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => bytes.subarray(0, 12 + randomInt(random, bytes.length - 12)),
  (bytes, random) => scribbled(bytes, random, { from: 0, many: 1 + randomInt(random, 4) }),
  (bytes, random) => scribbled(bytes, random, { from: 0, many: bytes.length / 50 }),
  // The header, with its sizes, counts and tables.
  (bytes, random) => scribbled(bytes, random, { from: 8, to: 200, many: 6 }),
  (bytes, random) => {
    const at = randomInt(random, bytes.length);
    return Buffer.from(bytes).fill(0, at, Math.min(bytes.length, at + randomInt(random, bytes.length / 4)));
  },
  (bytes, random) => {
    const at = 8 + randomInt(random, Math.min(bytes.length - 12, 4000));
    const lying = Buffer.from(bytes);
    lying.writeUInt32BE(random() < 0.5 ? 0xffffffff : randomInt(random, 2 ** 31), at);
    return lying;
  },
  (bytes, random) => {
    const [at, many] = [randomInt(random, bytes.length), randomInt(random, bytes.length / 2)];
    return Buffer.concat([
      bytes.subarray(0, at),
      bytes.subarray(Math.max(0, at - many), at),
      bytes.subarray(at),
    ]);
  },
  (bytes, random) => {
    const [at, end] = [randomInt(random, bytes.length), randomInt(random, bytes.length)].toSorted(
      (a, b) => a - b,
    ) as [number, number];
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
  },
];

function scribbled(
  bytes: Buffer,
  random: Random,
  { from, to = bytes.length, many }: { from: number; to?: number; many: number },
): Buffer {
  const written = Buffer.from(bytes);
  for (let left = many; left > 0; left -= 1)
    written[from + randomInt(random, Math.min(to, bytes.length) - from)] = randomInt(random, 256);
  return written;
}

/** Damages each file in one or two ways. The same seed gives the same files. */
export function mutated(originals: readonly SentFile[], many: number, seed: number): SentFile[] {
  const random = seeded(seed);
  return Array.from({ length: many }, (_, at) => {
    const { name, bytes } = originals[at % originals.length]!;
    let harmed: Buffer = Buffer.from(bytes);
    for (let times = random() < 0.3 ? 2 : 1; times > 0; times -= 1)
      if (harmed.length > 400) harmed = MUTATIONS[randomInt(random, MUTATIONS.length)]!(harmed, random);
    return { name: `${at}-${name}`, bytes: harmed };
  });
}

/** Small, so that hundreds of pictures are graded within minutes. */
const [WIDTH, HEIGHT] = [200, 150];

/** Small drawn ads in every accepted picture format. */
export async function drawnPictures(): Promise<SentFile[]> {
  const { png } = await renderBanner(exampleBanner({ width: WIDTH, height: HEIGHT }));
  const frame = () => sharp(png);
  const raw = await frame().raw().toBuffer({ resolveWithObject: true });
  const animated = sharp(Buffer.concat([raw.data, raw.data]), {
    raw: { width: WIDTH, height: 2 * HEIGHT, channels: raw.info.channels, pageHeight: HEIGHT },
  });
  return [
    { name: 'ad.png', bytes: png },
    { name: 'ad.jpg', bytes: await frame().jpeg().toBuffer() },
    { name: 'ad.webp', bytes: await frame().webp().toBuffer() },
    { name: 'ad.gif', bytes: await animated.gif().toBuffer() },
  ];
}

const ENCODINGS = [
  { container: 'mp4', videoCodec: 'libx264', audioCodec: 'aac' },
  { container: 'mov', videoCodec: 'libx264', audioCodec: 'aac' },
  { container: 'webm', videoCodec: 'libvpx', audioCodec: 'libopus' },
  { container: 'avi', videoCodec: 'mpeg4', audioCodec: 'mp3' },
] as const;

/** A drawn ad of one second and 160 x 90 px in every accepted container. */
export async function drawnVideos(): Promise<SentFile[]> {
  const size = { width: 160, height: 90 };
  const shot = exampleVideo().shots[0]!;
  const spec = exampleVideo({
    ...size,
    rate: 8,
    shots: [{ ...shot, seconds: 1, banner: { ...shot.banner, ...size } }],
    overlays: [],
    tones: [{ from: 0, to: 1, dbfs: -11 }],
  });
  const files: SentFile[] = [];
  for (const encoding of ENCODINGS)
    files.push({ name: `ad.${encoding.container}`, bytes: (await renderVideo(spec, encoding)).bytes });
  return files;
}
