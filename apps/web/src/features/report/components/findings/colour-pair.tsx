/** Black or white, whichever reads on the colour (sRGB luma is enough to choose). */
function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? '#15181c' : '#ffffff';
}

/** A colour with its name in it. */
export const Swatch = ({ hex }: { hex: string }) => (
  <span
    className="inline-block border border-rule px-2 py-0.5 font-mono text-xs print:[print-color-adjust:exact]"
    style={{ background: hex, color: inkOn(hex) }}
  >
    {hex.toUpperCase()}
  </span>
);

/** Two colours that were compared. */
export const ColourPair = ({ pair: [front, back] }: { pair: readonly [string, string] }) => (
  <span className="flex items-center gap-2">
    <Swatch hex={front} /> on <Swatch hex={back} />
  </span>
);
