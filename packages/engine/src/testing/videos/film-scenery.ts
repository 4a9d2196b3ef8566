import type { VideoShot, VideoSpec } from './video-spec.ts';

/** A picture that the camera films for a while. */
export interface Filmed {
  readonly shot: VideoShot;
  /** Seconds from the start of the video. */
  readonly start: number;
  /** RGB, in the size of the video. */
  readonly pixels: Uint8Array;
}

/** The frame that the camera sees at this second of the video. The picture is mirrored at its edges, so it never ends. */
export function filmed(spec: VideoSpec, scene: Filmed, second: number): Buffer {
  const { zoom = 0, shake = 0, brighter = 0 } = scene.shot;
  const frame = zoom === 0 && shake === 0 ? panned(spec, scene, second) : moved(spec, scene, second);
  if (brighter === 0) return frame;
  const light = 1 + brighter * (second - scene.start);
  return frame.map((value) => Math.min(255, value * light)) as Buffer;
}

/** Shifts the picture left by the distance panned. It continues mirrored, so there is no seam. */
function panned({ width, height }: VideoSpec, { pixels, shot, start }: Filmed, second: number): Buffer {
  const { pan = 0 } = shot;
  if (pan === 0) return Buffer.from(pixels);
  const shift = Math.round(Math.max(0, second - start) * pan * width);
  const frame = Buffer.alloc(pixels.length);
  for (let x = 0; x < width; x++) {
    const from = mirrored(x + shift, width);
    for (let y = 0; y < height; y++) {
      const [to, source] = [3 * (y * width + x), 3 * (y * width + from)];
      frame[to] = pixels[source]!;
      frame[to + 1] = pixels[source + 1]!;
      frame[to + 2] = pixels[source + 2]!;
    }
  }
  return frame;
}

/** Pans, shakes and zooms around the center, with bilinear interpolation. */
function moved({ width, height }: VideoSpec, { pixels, shot, start }: Filmed, second: number): Buffer {
  const { pan = 0, zoom = 0, shake = 0 } = shot;
  const since = second - start;
  const scale = Math.exp(-zoom * since);
  // Two sines of incommensurable frequencies per direction, because a hand never repeats a movement.
  const right = width * (pan * since + (shake / 2) * (Math.sin(9.1 * second) + Math.sin(23.7 * second)));
  const down = (width * shake * (Math.sin(11.3 * second) + Math.sin(19.9 * second))) / 2;
  const frame = Buffer.alloc(pixels.length);
  const columns = Array.from({ length: width }, (_, x) =>
    between((x - width / 2) * scale + width / 2 + right, width),
  );
  let to = 0;
  for (let y = 0; y < height; y++) {
    const row = between((y - height / 2) * scale + height / 2 + down, height);
    const [top, bottom] = [row.first * width, row.second * width];
    for (const { first, second: next, rest } of columns) {
      const [topLeft, topRight] = [3 * (top + first), 3 * (top + next)];
      const [bottomLeft, bottomRight] = [3 * (bottom + first), 3 * (bottom + next)];
      for (let channel = 0; channel < 3; channel++) {
        const above = pixels[topLeft + channel]! * (1 - rest) + pixels[topRight + channel]! * rest;
        const below = pixels[bottomLeft + channel]! * (1 - rest) + pixels[bottomRight + channel]! * rest;
        frame[to++] = Math.round(above * (1 - row.rest) + below * row.rest);
      }
    }
  }
  return frame;
}

/** The two pixels of a row or column on either side of a position, and its distance from the first. */
function between(place: number, length: number): { first: number; second: number; rest: number } {
  const before = Math.floor(place);
  return { first: mirrored(before, length), second: mirrored(before + 1, length), rest: place - before };
}

function mirrored(at: number, length: number): number {
  const away = ((at % (2 * length)) + 2 * length) % (2 * length);
  return away < length ? away : 2 * length - 1 - away;
}
