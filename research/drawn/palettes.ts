export interface Palette {
  /** The background and the text on it. */
  bg: string;
  ink: string;
  /** For buttons and marks, and the text on them. */
  accent: string;
  onAccent: string;
  /** A second, paler background for the same ink. */
  soft: string;
  /** A dark background and the text on it. */
  deep: string;
  onDeep: string;
}

const row = (line: string): Palette => {
  const [bg = '', ink = '', accent = '', onAccent = '', soft = '', deep = '', onDeep = ''] = line.split(' ');
  return { bg, ink, accent, onAccent, soft, deep, onDeep };
};

// background, ink, accent, on accent, soft, deep, on deep
export const PALETTES: readonly Palette[] = [
  '#faf6ef #2b2118 #c4552d #ffffff #f0e3d0 #3b2417 #fbeedd',
  '#ffffff #10213a #1f5eff #ffffff #e8eefc #0b1b3a #eaf0ff',
  '#f4f7f2 #1d3325 #2f7d4f #ffffff #dcebdc #173a27 #e9f6ea',
  '#fff7f4 #3a1420 #d6336c #ffffff #fde2e8 #4a1029 #ffe9f0',
  '#fffaf0 #1c1c1c #ffc21a #1c1c1c #fff0c2 #1c1c1c #fff6dc',
  '#f5f3ff #231942 #6b3fe0 #ffffff #e5defc #231942 #f1ecff',
  '#eef7f8 #0e2f36 #0b8793 #ffffff #d2ecee #0a3138 #e2f7f9',
  '#f7f5f2 #222222 #222222 #ffffff #e6e1d8 #1a1a1a #f3efe8',
  '#fef6ee #41210a #f26a1b #2a1200 #ffe1c7 #3d1d08 #fff0e0',
  '#f3f6fa #1b2733 #e4572e #ffffff #dde6f0 #1b2733 #eef4fa',
  '#fdf9f3 #283618 #bc6c25 #ffffff #e9edc9 #283618 #fefae0',
  '#f8f4f9 #2d1e2f #a23b72 #ffffff #efdcec #2d1e2f #faeef8',
  '#eefaf4 #06281c #00b377 #04261a #cdf3e1 #06281c #dffbee',
  '#fff #1f1f29 #ff5a5f #ffffff #ffe5e6 #25222f #fff0f0',
  '#f1f0ea #1f2a44 #c8102e #ffffff #dfdccf #1f2a44 #f5f2e6',
  '#f2f7ff #082032 #ff8a3d #2b1200 #d6e7fb #082c4c #e7f3ff',
  '#fbf8f3 #33272a #8d5b4c #ffffff #ead9cf #33272a #f8ece4',
  '#f6fbe9 #1c2b0a #a7d129 #1c2b0a #e6f3bf #1f300c #f1fbd3',
  '#f9f7f7 #112d4e #3f72af #ffffff #dbe2ef #112d4e #eaf1fb',
  '#fdf4e3 #2a1a40 #7b2cbf #ffffff #f4dfc0 #2a1a40 #fbeeff',
].map(row);

/** For faulty banners only: none of these colors go together. */
export const NEON: readonly Palette[] = [
  '#ffff00 #ff00c8 #00ff2a #ff0000 #00ffff #ff00ff #00ff00',
  '#00ff66 #ff0033 #ff00ff #ffff00 #ffff33 #0000ff #ff3300',
  '#ff6600 #0011ff #ffff00 #ff0088 #66ff00 #cc00ff #ffff00',
].map(row);
/** Colors that vibrate against each other without being neon. */
export const CLASH: readonly Palette[] = [
  '#1f3fd6 #e01919 #e01919 #1f3fd6 #2b57e8 #1f3fd6 #e01919',
  '#1d8a3a #d8122a #d8122a #27b04c #2c9f49 #1d8a3a #e3203a',
  '#d85a00 #7a2fd0 #7a2fd0 #e0620a #e8741f #a83af0 #e05a00',
].map(row);

function brightness(color: string): number {
  const full = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => {
    const part = Number.parseInt(full.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Whether large text in one color is readable on the other: a contrast ratio of 3:1, as in WCAG. */
export function readable(one: string, other: string): boolean {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= 3;
}
