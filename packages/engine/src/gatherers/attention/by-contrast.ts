import { type AttentionElements, elementPull } from './elements.ts';
import weights from './weights.json' with { type: 'json' };
import { barrierDistance } from './barrier-distance.ts';
import { gaussianBlur, type Channels, type Plane, averageTo } from '../frame/index.ts';
import { centerSurround } from './center-surround.ts';
import { cellsOf } from './cells.ts';
import { spectralResidual } from './spectral-residual.ts';

/** Fallback gaze prediction without the network: few channels, with the weights in weights.json. */
export function gazeByContrast(channels: Channels, elements: AttentionElements): Plane {
  const { width, height } = channels;
  const pull = elementPull(elements, width, height);
  const bottomUp = bottomUpPull(channels);
  const center = centerBias(width, height);
  const raised = pull.map((value, i) => ((value + bottomUp[i]!) * center[i]!) ** weights.peakedness);
  const smooth = gaussianBlur(raised, width, height, weights.smoothing * Math.max(width, height));
  const { columns, rows } = cellsOf(channels);
  return averageTo({ width, height, data: smooth }, columns, rows);
}

function bottomUpPull(channels: Channels): Float32Array {
  const { width, height, l } = channels;
  const contrast = centerSurround(channels);
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

/** Center bias: people look at the middle first, whatever is there. 1 in the middle, `1 - weights.centre` far from it. */
function centerBias(width: number, height: number): Float32Array {
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
