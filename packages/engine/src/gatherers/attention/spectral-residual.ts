import { boxBlur, gaussianBlur, stretchToUnit, type Plane, averageTo } from '../frame/index.ts';
import { type Spectrum, transform } from './fourier.ts';

const SIDE = 64;

/** Standard deviation of the final smoothing, in cells. */
const SMOOTH = 2.5;

/** Standard deviation of lightness below which a frame is nearly plain and its spectrum is rounding noise. */
const FAINT = 0.02;

/** How unexpected each point is given the spectrum of the lightness, 0..1, at the plane's size. Hou and Zhang 2007. */
export function spectralResidual(light: Plane): Float32Array {
  const { data } = averageTo(light, SIDE, SIDE);
  const spectrum: Spectrum = {
    side: SIDE,
    real: Float64Array.from(data),
    imaginary: new Float64Array(SIDE * SIDE),
  };
  transform(spectrum, 1);
  keepResidual(spectrum);
  transform(spectrum, -1);
  const energy = new Float32Array(spectrum.real.map((re, i) => re ** 2 + spectrum.imaginary[i]! ** 2));
  const smooth = gaussianBlur(energy, SIDE, SIDE, SMOOTH);
  const shown = Math.min(1, deviation(data) / FAINT);
  return stretchToUnit(enlarge(smooth, light.width, light.height), Number.MIN_VALUE).map(
    (value) => value * shown,
  );
}

function deviation(values: Float32Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Subtracts the local mean from the log amplitude and keeps the phase. */
function keepResidual({ real, imaginary }: Spectrum): void {
  const amplitude = new Float32Array(real.map((re, i) => Math.log(Math.hypot(re, imaginary[i]!) + 1e-6)));
  const expected = boxBlur(amplitude, SIDE, SIDE, 1);
  for (let i = 0; i < real.length; i++) {
    const phase = Math.atan2(imaginary[i]!, real[i]!);
    const residual = Math.exp(amplitude[i]! - expected[i]!);
    real[i] = residual * Math.cos(phase);
    imaginary[i] = residual * Math.sin(phase);
  }
}

function enlarge(small: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * SIDE) / height) * SIDE;
    for (let x = 0; x < width; x++) out[y * width + x] = small[row + Math.floor((x * SIDE) / width)]!;
  }
  return out;
}
