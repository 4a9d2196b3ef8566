import type { Frame } from '../../../packages/engine/src/gatherers/frame/index.ts';
import type { Box } from '../../../packages/engine/src/geometry.ts';
import { drawnPhoto } from '../../../packages/engine/src/testing/banners/drawn-photo.ts';
import {
  type BannerButton,
  type BannerLine,
  type Background,
  type Paint,
  renderBanner,
  type Shape,
} from '../../../packages/engine/src/testing/index.ts';

/** A line with its intended role. */
export interface DesignLine extends BannerLine {
  readonly role: 'headline' | 'body' | 'offer' | 'legal' | 'brand';
}

/** A banner in editable form: every part can still be moved, reworded or removed. */
export interface Design {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
  /** Shapes of what the ad shows, in thousandths of the longer side. */
  readonly picture: readonly Shape[];
  /** Region with the uneven light and grain of a photograph, in fractions of the frame; null for a plain drawing. */
  readonly photo: Box | null;
  readonly lines: readonly DesignLine[];
  readonly buttons: readonly BannerButton[];
  /** Drawn over everything, including text. */
  readonly stickers?: readonly Shape[];
  /** Number of small shapes scattered behind the text. */
  readonly clutter?: number;
}

/** The banner as a PNG file. Deterministic: the same design gives the same bytes. */
export async function renderDesign(design: Design): Promise<Uint8Array> {
  const { width, height, lines, buttons, clutter = 0, stickers = [] } = design;
  const ground = await backgroundOf(design);
  const [first = null, ...others] = buttons;
  let banner = await renderBanner({ width, height, ground, clutter, lines, button: first });
  for (const button of others) {
    const under: Background = { kind: 'photo', frame: banner.frame };
    banner = await renderBanner({ width, height, ground: under, lines: [], button });
  }
  if (stickers.length === 0) return banner.png;
  const under: Background = { kind: 'photo', frame: banner.frame };
  return (await renderBanner({ width, height, ground: under, shapes: stickers, lines: [] })).png;
}

async function backgroundOf({ width, height, paint, picture, photo }: Design): Promise<Background> {
  const { frame } = await renderBanner({
    width,
    height,
    ground: { kind: 'plain', paint },
    shapes: picture,
    lines: [],
  });
  return { kind: 'photo', frame: photo ? photographed(frame, photo) : frame };
}

/** Strength of the photograph's uneven light; 0 leaves the drawing as it is. */
const UNEVEN = 0.55;

/** Applies the light of a drawn photograph to this part of the frame. */
function photographed(frame: Frame, { x, y, w, h }: Box): Frame {
  const { width, height } = frame;
  const [left, top] = [Math.round(x * width), Math.round(y * height)];
  const [right, bottom] = [Math.round((x + w) * width), Math.round((y + h) * height)];
  const light = drawnPhoto(11, right - left, bottom - top);
  const data = Uint8Array.from(frame.data);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const from = ((row - top) * light.width + column - left) * 3;
      const mean = (light.data[from]! + light.data[from + 1]! + light.data[from + 2]!) / 3;
      const factor = 1 + UNEVEN * (mean / 128 - 1);
      const at = (row * width + column) * 3;
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = Math.max(0, Math.min(255, Math.round(data[channel]! * factor)));
    }
  }
  return { width, height, data };
}
