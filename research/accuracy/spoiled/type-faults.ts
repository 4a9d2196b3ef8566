import { createRequire } from 'node:module';
import path from 'node:path';
import type { BannerLine } from '../../../packages/engine/src/testing/index.ts';
import type { Design, DesignLine } from './design.ts';
import type { Fault } from './fault.ts';
import { linesOf } from './words.ts';

const resolve = createRequire(import.meta.url).resolve;

const packaged = (family: string, name: string, file: string): BannerLine['font'] => ({
  family,
  file: path.join(path.dirname(resolve(`@expo-google-fonts/${name}/package.json`)), `${file}.ttf`),
});

const FIVE: readonly NonNullable<BannerLine['font']>[] = [
  'Playfair Display',
  packaged('Anton', 'anton', '400Regular/Anton_400Regular')!,
  'Roboto',
  packaged('Archivo Black', 'archivo-black', '400Regular/ArchivoBlack_400Regular')!,
  'Oswald',
];

const lines = (change: (line: DesignLine, at: number, design: Design) => DesignLine) => (design: Design) => ({
  ...design,
  lines: design.lines.map((line, at) => change(line, at, design)),
});

/** Splits a line into one line per word, spaced a word's width apart. */
function wordByWord(line: DesignLine, { width }: Design): DesignLine[] {
  let x = line.x;
  return line.text.split(' ').map((text) => {
    const word = { ...line, text, x };
    x += ((text.length + 1) * line.size * 0.54) / width;
    return word;
  });
}

export const TYPE_FAULTS: readonly Fault[] = [
  {
    kind: 'five typefaces',
    expectedAudits: ['text-hierarchy', 'alignment'],
    design: (design) => {
      let next = 0;
      const words = design.lines.flatMap((line) =>
        wordByWord(line, design).map((word) => ({ ...word, font: FIVE[next++ % FIVE.length]! })),
      );
      return { ...design, lines: words };
    },
  },
  {
    kind: 'faint headline',
    expectedAudits: ['text-contrast', 'headline-attention', 'text-hierarchy'],
    design: lines((line, _, { paint }) =>
      line.role === 'headline'
        ? { ...line, colour: shaded(typeof paint === 'string' ? paint : paint.from) }
        : line,
    ),
  },
  {
    kind: 'tiny text',
    expectedAudits: ['text-size', 'headline-size', 'phone-legibility', 'brand-size'],
    design: lines((line) => ({ ...line, size: line.size * 0.42 })),
  },
  {
    kind: 'doubled text, slightly offset',
    expectedAudits: [
      'legibility',
      'sharpness',
      'text-contrast',
      'text-ground',
      'picture-spelling',
      'nonsense-words',
    ],
    design: (design) => {
      const ghost = design.lines.map((line) => ({
        ...line,
        x: line.x + (0.22 * line.size) / design.width,
        y: line.y + (0.16 * line.size) / design.height,
      }));
      return { ...design, lines: [...design.lines, ...ghost] };
    },
  },
  {
    kind: 'text all of one size',
    expectedAudits: ['text-hierarchy', 'headline-size', 'reading-order', 'headline-attention'],
    design: (design) => {
      const smallest = Math.min(...design.lines.map(({ size }) => size));
      return lines((line) => ({ ...line, size: smallest, weight: 400 }))(design);
    },
  },
  {
    kind: 'letters far apart',
    expectedAudits: ['text-size', 'reading-order', 'headline-size', 'nonsense-words'],
    design: lines((line) => ({ ...line, size: line.size * 0.62, spacing: line.size * 0.5 })),
  },
  {
    kind: 'headline on its side',
    expectedAudits: [
      'reading-order',
      'text-angle',
      'headline-size',
      'headline-attention',
      'alignment',
      'text-hierarchy',
    ],
    design: (design) => {
      const all = linesOf(design, 'headline');
      const text = all.map((line) => line.text).join(' ');
      const size = Math.min(all[0]!.size, (1.7 * design.height) / text.length);
      const upright: DesignLine = { ...all[0]!, text, size, x: 0.5, y: 0.97, turn: -90 };
      return { ...design, lines: [...design.lines.filter(({ role }) => role !== 'headline'), upright] };
    },
  },
  {
    kind: 'headline run off the edge',
    expectedAudits: ['cut-off-text', 'edge-margin'],
    design: (design) => {
      const { width } = design;
      const longest = Math.max(
        ...linesOf(design, 'headline').map(({ text, size }) => text.length * size * 0.54),
      );
      const x = 1 - (0.72 * longest) / width;
      return lines((line) => (line.role === 'headline' ? { ...line, x } : line))(design);
    },
  },
];

/** A tone very close to this color. */
function shaded(hex: string): string {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const isDark = bytes.reduce((sum, byte) => sum + byte, 0) < 384;
  return `#${bytes
    .map((byte) =>
      Math.round(isDark ? byte + 32 : byte * 0.87)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
