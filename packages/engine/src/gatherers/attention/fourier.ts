/** A square grid of complex numbers; the side is a power of two. */
export interface Spectrum {
  readonly side: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** In-place Fourier transform, forward (1) or inverse (-1), without scaling. */
export function transform({ side, real, imaginary }: Spectrum, direction: 1 | -1): void {
  const re = new Float64Array(side);
  const im = new Float64Array(side);
  const line = (start: number, stride: number): void => {
    for (let i = 0; i < side; i++) {
      re[i] = real[start + i * stride]!;
      im[i] = imaginary[start + i * stride]!;
    }
    transformLine(re, im, direction);
    for (let i = 0; i < side; i++) {
      real[start + i * stride] = re[i]!;
      imaginary[start + i * stride] = im[i]!;
    }
  };
  for (let row = 0; row < side; row++) line(row * side, 1);
  for (let column = 0; column < side; column++) line(column, side);
}

/** Cooley–Tukey, radix 2. */
function transformLine(re: Float64Array, im: Float64Array, direction: 1 | -1): void {
  reverseBits(re, im);
  for (let size = 2; size <= re.length; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-direction * 2 * Math.PI * k) / size;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      for (let p = k; p < re.length; p += size) {
        const q = p + half;
        const x = re[q]! * cos - im[q]! * sin;
        const y = re[q]! * sin + im[q]! * cos;
        re[q] = re[p]! - x;
        im[q] = im[p]! - y;
        re[p]! += x;
        im[p]! += y;
      }
    }
  }
}

function reverseBits(re: Float64Array, im: Float64Array): void {
  for (let i = 1, j = 0; i < re.length; i++) {
    let bit = re.length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [re[i], re[j]] = [re[j]!, re[i]!];
    [im[i], im[j]] = [im[j]!, im[i]!];
  }
}
