import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shapeTrunk, shapeChannels } from '../../packages/engine/src/gatherers/clutter/shape-features.ts';
import {
  type ClutterModel,
  readClutter,
  TEXTURE_FIGURES,
} from '../../packages/engine/src/gatherers/clutter/model.ts';
import { textureFigures } from '../../packages/engine/src/gatherers/clutter/measure-clutter.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { raw } from '../../packages/engine/src/gatherers/frame/index.ts';
import { columnSpread, fitRidge } from '../statistics/ridge.ts';

/** A picture with people's rating and its measurements before any weights. */
export interface RatedPicture {
  readonly rating: number;
  readonly figures: Awaited<ReturnType<typeof textureFigures>>['figures'];
  readonly channels: ReturnType<typeof shapeChannels>;
  /** Bits per pixel at 512 pixels wide and JPEG quality 80, used as the baseline. */
  readonly jpegBits: number;
}

/** Ridge penalties per row. Texture has only the few figures that readers check; for the form channels .005 to .02 do equally well. */
const TEXTURE_PENALTY = 0.2;
const FORM_PENALTY = 0.01;
/** Shares from .65 to 1 rank ads equally well. The remainder lets the score follow the figures that the report names. */
const FORM_SHARE = 0.8;

/** @param folder with complexity.csv (category, file, complexity) and the pictures that it lists */
export async function readRated(folder: string, category: string): Promise<RatedPicture[]> {
  const lines = (await readFile(path.join(folder, 'complexity.csv'), 'utf8')).trim().split('\n').slice(1);
  const rated: RatedPicture[] = [];
  for (const line of lines) {
    const [of, file, rating] = line.split(',');
    if (of !== category || !file) continue;
    const bytes = await readFile(path.join(folder, file));
    const { frame } = await decodeImage({ bytes, fileName: file });
    const { figures } = await textureFigures(frame);
    const coded = await raw(frame).resize(512).jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true });
    const jpegBits = (8 * coded.data.length) / (coded.info.width * coded.info.height);
    rated.push({
      rating: Number(rating),
      figures,
      channels: shapeChannels(await shapeTrunk.layersOn(frame)),
      jpegBits,
    });
  }
  return rated;
}

export function fitClutter(rated: readonly RatedPicture[]): ClutterModel {
  const model = { texture: fitTexture(rated), form: fitForm(rated), formShare: FORM_SHARE };
  const gaps = rated.map(({ figures, channels }) => {
    const { texture, form } = readClutter(figures, channels, { ...model, widestGap: 100 });
    return Math.abs(texture - (form ?? texture));
  });
  return { ...model, widestGap: Math.max(...gaps) };
}

function fitTexture(rated: readonly RatedPicture[]): ClutterModel['texture'] {
  const rows = rated.map(({ figures }) => TEXTURE_FIGURES.map((name) => figures[name]));
  const { deviations } = columnSpread(rows);
  const scales = deviations.map((deviation) => deviation * Math.sqrt(TEXTURE_FIGURES.length));
  const { intercept, means, coefficients } = fitRidge(rows, ratingsOf(rated), scales, TEXTURE_PENALTY);
  return {
    intercept,
    terms: means.map((mean, i) => ({
      mean,
      deviation: deviations[i]!,
      coefficient: coefficients[i]! / Math.sqrt(TEXTURE_FIGURES.length),
    })),
  };
}

/** Scales each layer as a whole; within a layer, channels keep their relative spread. */
function fitForm(rated: readonly RatedPicture[]): ClutterModel['form'] {
  const rows = rated.map(({ channels }) => channels.flat());
  const { deviations } = columnSpread(rows);
  const sizes = rated[0]?.channels.map(({ length }) => length) ?? [];
  const starts = sizes.map((_, layer) => sizes.slice(0, layer).reduce((sum, size) => sum + size, 0));
  const scales = starts.flatMap((start, layer) => {
    const own = deviations.slice(start, start + sizes[layer]!);
    return own.map(() => Math.hypot(...own));
  });
  const fitted = fitRidge(rows, ratingsOf(rated), scales, FORM_PENALTY);
  const weights = fitted.coefficients.map((coefficient, i) => coefficient / scales[i]!);
  return {
    intercept: fitted.intercept - weights.reduce((sum, weight, i) => sum + weight * fitted.means[i]!, 0),
    layers: starts.map((start, layer) => weights.slice(start, start + sizes[layer]!)),
  };
}

/** Scores from models that did not see the picture. @param foldOf the fold of each picture */
export function heldOutScores(
  rated: readonly RatedPicture[],
  foldOf: readonly number[],
): ReturnType<typeof readClutter>[] {
  const folds = new Map(
    [...new Set(foldOf)].map((fold) => [fold, fitClutter(rated.filter((_, i) => foldOf[i] !== fold))]),
  );
  return rated.map(({ figures, channels }, i) => readClutter(figures, channels, folds.get(foldOf[i]!)));
}

export const ratingsOf = (rated: readonly RatedPicture[]): number[] => rated.map(({ rating }) => rating);
