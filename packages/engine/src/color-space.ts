/** OKLab by Björn Ottosson (2020): lightness 0..1, a and b about -0.4..0.4. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Linear light of an sRGB byte, 0..1. */
export const linear = (byte: number): number => LINEAR[byte] ?? 0;

export function toOklab(red: number, green: number, blue: number): Oklab {
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Euclidean distance in OKLab; 0.02 is barely visible, black to white is 1. */
export const oklabDistance = (p: Oklab, q: Oklab): number => Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);

/** Relative luminance, WCAG 2.2. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of two relative luminances, 1..21, WCAG 2.2. */
export const contrastRatio = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

export const hex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;

export function fromHex(value: string): { r: number; g: number; b: number } {
  const number = Number.parseInt(value.slice(1), 16);
  return { r: (number >> 16) & 255, g: (number >> 8) & 255, b: number & 255 };
}
