import { type AttentionElements, elementPull } from './attention-elements.ts';
import weights from './attention-weights.json' with { type: 'json' };
import { barrierDistance } from './barrier-distance.ts';
import { gaussianBlur } from './blur.ts';
import { centreSurround } from './centre-surround.ts';
import { type Channels, type Plane, toChannels } from './channels.ts';
import type { Frame } from './frame.ts';
import { averageTo } from './pyramid.ts';
import { spectralResidual } from './spectral-residual.ts';
import { atLongSide } from './working-size.ts';

/** Working size: attention is drawn by what is seen in passing, not by detail. */
const LONG_SIDE = 192;

/** Cells of the map along the longer side. */
const CELLS = 64;

/** Where people are predicted to look, in cells that add up to 1. */
export async function predictGaze(frame: Frame, elements: AttentionElements): Promise<Plane> {
  const channels = toChannels(await atLongSide(frame, LONG_SIDE));
  const { width, height } = channels;
  const pull = elementPull(elements, width, height);
  const bottomUp = bottomUpPull(channels);
  const centre = centreBias(width, height);
  const raised = pull.map((value, i) => ((value + bottomUp[i]!) * centre[i]!) ** weights.peakedness);
  const smooth = gaussianBlur(raised, width, height, weights.smoothing * Math.max(width, height));
  const scale = CELLS / Math.max(width, height);
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  return sumToOne(averageTo({ width, height, data: smooth }, columns, rows));
}

function bottomUpPull(channels: Channels): Float32Array {
  const { width, height, l } = channels;
  const contrast = centreSurround(channels);
  const objects = barrierDistance(channels);
  const surprise = spectralResidual({ width, height, data: l });
  return contrast.map(
    (value, i) =>
      weights.floor +
      weights.centreSurround * value +
      weights.barrierDistance * objects[i]! +
      weights.spectralResidual * surprise[i]!,
  );
}

/** People look at the middle first, whatever is there: 1 in the middle, `1 - weights.centre` far from it. */
function centreBias(width: number, height: number): Float32Array {
  const bias = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const down = ((y + 0.5) / height - weights.centreY) / weights.centreSpread;
    for (let x = 0; x < width; x++) {
      const across = ((x + 0.5) / width - 0.5) / weights.centreSpread;
      bias[y * width + x] = 1 - weights.centre + weights.centre * Math.exp(-(across ** 2 + down ** 2) / 2);
    }
  }
  return bias;
}

function sumToOne(plane: Plane): Plane {
  const total = plane.data.reduce((sum, value) => sum + value, 0);
  return { ...plane, data: plane.data.map((value) => value / total) };
}
