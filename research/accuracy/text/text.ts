import type { TextLine } from '../../../packages/engine/src/artifacts/artifacts.ts';
import { readText } from '../../../packages/engine/src/gatherers/text/index.ts';
import { type Box, overlap } from '../../../packages/engine/src/geometry.ts';
import { type RenderedBanner, renderBanner } from '../../../packages/engine/src/testing/index.ts';
import { type HardBanner, hardBanner, type Material } from './text-banners.ts';
import { type PaletteTally, readPalette } from './text-palette.ts';
import { tallyText, type TextTally } from './text-score.ts';

export interface TextBanner extends TextTally {
  readonly lines: number;
  /** Per drawn line that was found: found over true contrast ratio, and IoU (level lines only). */
  readonly contrastRatios: readonly number[];
  readonly overlaps: readonly number[];
}

export interface TextFigures {
  /** Character error rate: edits per character, with spaces, ignoring case, 0..1. */
  readonly cer: number;
  /** Share of drawn words read correctly, ignoring case. */
  readonly wordRecall: number;
  /** Letters read where none were drawn, per drawn letter. */
  readonly extraLetters: number;
  /** Median of |found / true - 1| over the lines found, and the share of them within 10 %. */
  readonly contrastError: number;
  readonly contrastWithinTenth: number;
  /** Mean IoU of found and true boxes, level lines only. */
  readonly boxIoU: number;
  /** Share of the main colors of drawn posters that are in the palette. */
  readonly paletteFound: number;
  /** Number of banners read, and of lines on them. */
  readonly n: number;
  readonly lines: number;
  readonly banners: readonly TextBanner[];
  readonly palettes: readonly PaletteTally[];
}

/** Reads drawn banners that are hard on purpose and compares the text with what was drawn. */
export async function measureTextReading(material: Material = {}, count = 60): Promise<TextFigures> {
  const banners: TextBanner[] = [];
  for (let number = 0; number < count; number++)
    banners.push(await readBanner(await hardBanner(number, material)));
  const palettes: PaletteTally[] = [];
  for (let number = 0; number < count; number++) palettes.push(await readPalette(number));
  return summarizeReading(banners, palettes);
}

async function readBanner(hard: HardBanner): Promise<TextBanner> {
  const drawn = await renderBanner(hard.spec);
  const found = await readText(drawn.frame);
  if (!found.ok) throw new Error(found.reason);
  return tallyBanner(hard, drawn.truth, found.value);
}

function tallyBanner(
  hard: HardBanner,
  truth: RenderedBanner['truth'],
  found: readonly TextLine[],
): TextBanner {
  const pairs = truth.lines.flatMap((line, index) => {
    const match = found.find(({ box }) => overlap(box, line.box) > 0.5 * line.box.w * line.box.h);
    return match ? [{ line, match, level: !hard.spec.lines[index]!.turn }] : [];
  });
  return {
    ...tallyText(
      truth.lines.map(({ text }) => text),
      found.map(({ text }) => text),
    ),
    lines: truth.lines.length,
    contrastRatios: pairs.map(({ line, match }) => match.contrast / line.contrast),
    overlaps: pairs
      .filter(({ level }) => level)
      .map(({ line, match }) => intersectionOverUnion(line.box, match.box)),
  };
}

function intersectionOverUnion(a: Box, b: Box): number {
  const shared = overlap(a, b);
  return shared / (a.w * a.h + b.w * b.h - shared);
}

export function summarizeReading(
  banners: readonly TextBanner[],
  palettes: readonly PaletteTally[],
): TextFigures {
  const sum = (of: (banner: TextBanner) => number): number =>
    banners.reduce((total, each) => total + of(each), 0);
  const errors = banners.flatMap(({ contrastRatios }) => contrastRatios.map((ratio) => Math.abs(ratio - 1)));
  const overlaps = banners.flatMap((banner) => banner.overlaps);
  const characters = sum((banner) => banner.characters);
  const wanted = palettes.reduce((total, { colours }) => total + colours, 0);
  return {
    cer: sum((banner) => banner.edits) / characters,
    wordRecall: sum((banner) => banner.wordsFound) / sum((banner) => banner.words),
    extraLetters: sum((banner) => banner.extra) / characters,
    contrastError: errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)]!,
    contrastWithinTenth: errors.filter((error) => error <= 0.1).length / errors.length,
    boxIoU: overlaps.reduce((total, value) => total + value, 0) / overlaps.length,
    paletteFound: palettes.reduce((total, { found }) => total + found, 0) / wanted,
    n: banners.length,
    lines: sum((banner) => banner.lines),
    banners,
    palettes,
  };
}
