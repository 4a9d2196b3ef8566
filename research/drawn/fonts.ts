import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Pair {
  display: string;
  weight: number;
  body: string;
  /** Factor that makes the display face look as large as the others. */
  scale: number;
  tracking: string;
  caps: boolean;
  tone: 'plain' | 'elegant' | 'loud' | 'warm';
}

const pair = (
  display: string,
  weight: number,
  body: string,
  tone: Pair['tone'],
  scale = 1,
  tracking = '-0.02em',
  caps = false,
): Pair => ({ display, weight, body, scale, tracking, caps, tone });

export const PAIRS: readonly Pair[] = [
  pair('poppins', 700, 'poppins', 'plain', 0.95),
  pair('montserrat', 800, 'montserrat', 'plain', 0.93),
  pair('inter', 800, 'inter', 'plain', 0.98, '-0.035em'),
  pair('dm-sans', 700, 'dm-sans', 'plain', 1, '-0.03em'),
  pair('space-grotesk', 700, 'inter', 'plain', 1, '-0.03em'),
  pair('work-sans', 700, 'work-sans', 'plain'),
  pair('rubik', 700, 'rubik', 'warm', 0.97),
  pair('raleway', 800, 'raleway', 'plain', 0.97),
  pair('playfair-display', 700, 'inter', 'elegant', 1, '-0.01em'),
  pair('cormorant-garamond', 600, 'montserrat', 'elegant', 1.14, '-0.01em'),
  pair('dm-serif-display', 400, 'dm-sans', 'elegant', 1.04, '-0.01em'),
  pair('abril-fatface', 400, 'poppins', 'elegant', 0.98, '0'),
  pair('merriweather', 700, 'work-sans', 'warm', 0.9, '-0.02em'),
  pair('bebas-neue', 400, 'inter', 'loud', 1.3, '0.01em', true),
  pair('oswald', 700, 'work-sans', 'loud', 1.06, '0', true),
  pair('lobster', 400, 'poppins', 'warm', 1.08, '0'),
  pair('jetbrains-mono', 700, 'inter', 'plain', 0.84, '-0.04em'),
];

/** Typefaces that amateurs typically pick. */
export const BAD_FACES = ['creepster', 'eater', 'unifrakturcook', 'press-start-2p', 'comic-neue', 'pacifico'];
export const ALL_FACES = [...BAD_FACES, 'lobster', 'abril-fatface', 'bebas-neue', 'caveat', 'jetbrains-mono'];

/** Typefaces that only the mockups use. */
const MOCKUP_FACES = [
  'anton',
  'archivo-black',
  'ibm-plex-mono',
  'lato',
  'newsreader',
  'noto-emoji',
  'roboto',
  'schibsted-grotesk',
];

/** Installs all typefaces from the npm registry. Returns the folder that holds one folder per typeface. */
export function installFonts(folder: string): string {
  const all = new Set([
    ...PAIRS.flatMap(({ display, body }) => [display, body]),
    ...ALL_FACES,
    ...MOCKUP_FACES,
  ]);
  const packages = [...all].map((name) => `@expo-google-fonts/${name}@0.4`);
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...packages], {
    stdio: 'inherit',
  });
  return path.join(folder, 'node_modules', '@expo-google-fonts');
}

/** One rule per weight and style of each family in the folder. The browser loads only the ones it needs. */
export function fontFaces(folder: string): string {
  const rules: string[] = [];
  for (const family of readdirSync(folder).sort()) {
    for (const style of readdirSync(path.join(folder, family)).sort()) {
      const weight = /^(\d{3})[A-Za-z]+(_Italic)?$/.exec(style);
      if (!weight) continue;
      const file = readdirSync(path.join(folder, family, style)).find((f) => f.endsWith('.ttf'));
      if (file === undefined) continue;
      const url = pathToFileURL(path.join(folder, family, style, file)).href;
      const slope = weight[2] ? 'italic' : 'normal';
      rules.push(
        `@font-face{font-family:'${family}';font-weight:${weight[1]};font-style:${slope};src:url('${url}')}`,
      );
    }
  }
  return rules.join('\n');
}
