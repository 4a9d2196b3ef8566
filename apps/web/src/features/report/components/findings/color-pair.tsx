/** Relative luminance at which black and white have the same contrast, 4.58 : 1 (WCAG 2.2). */
const EQUAL_CONTRAST_LUMINANCE = 0.179;

/** Returns black or white, whichever is more readable on the color. */
function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > EQUAL_CONTRAST_LUMINANCE ? '#000000' : '#ffffff';
}

export const Swatch = ({ hex }: { hex: string }) => (
  <span
    className="inline-block border border-rule px-2 py-0.5 font-mono text-xs print:[print-color-adjust:exact]"
    style={{ background: hex, color: inkOn(hex) }}
  >
    {hex.toUpperCase()}
  </span>
);

export const ColorPair = ({ pair: [front, back] }: { pair: readonly [string, string] }) => (
  <span className="flex items-center gap-2">
    <Swatch hex={front} /> on <Swatch hex={back} />
  </span>
);
