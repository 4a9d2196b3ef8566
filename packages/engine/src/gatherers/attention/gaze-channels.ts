import type { Box } from '../../geometry.ts';
import { confidenceWeight } from '../../computed/text/main-lines.ts';
import { brandPresence, callToActionPresence, facePresence } from '../../computed/layout/presence.ts';
import { cellsOf } from './cells.ts';
import { addBlob, type AttentionElements, ROLE_PULL } from './elements.ts';
import { barrierDistance } from './barrier-distance.ts';
import { centerSurround } from './center-surround.ts';
import { type Channels, averageTo } from '../frame/index.ts';
import { spectralResidual } from './spectral-residual.ts';

/** Channels computed from the pixels, in addition to the network's layers. */
const PIXEL_CHANNELS = ['centreSurround', 'barrierDistance', 'spectralResidual'] as const;

/**
 * Channels of a cell's position. The `wordy…` ones scale with how text-heavy the picture is: there, reading starts at the
 * top left and the middle matters little.
 */
const PLACE_CHANNELS = [
  'outward',
  'upDown',
  'down',
  'middle',
  'wordyAcross',
  'wordyDown',
  'wordyOutward',
  'wordyUpDown',
  'wordyStart',
] as const;

/** The order in which they are fitted and added up. */
export const CHANNELS = [...PIXEL_CHANNELS, ...PLACE_CHANNELS] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** Elements that draw the eye whatever the fit on photos says. Their weights are set by judgment so that they always lift. */
export const LIFTS = ['text', 'face', 'button', 'brand'] as const;
export type LiftName = (typeof LIFTS)[number];

export type CellValues<Name extends string> = Readonly<Record<Name, Float32Array>>;

/** Cell values, row by row, that depend only on the pixels. */
export function pixelChannels(channels: Channels): CellValues<(typeof PIXEL_CHANNELS)[number]> {
  const { columns, rows } = cellsOf(channels);
  const { width, height, l } = channels;
  const seen = (data: Float32Array) => averageTo({ width, height, data }, columns, rows).data;
  return {
    centreSurround: seen(centerSurround(channels)),
    barrierDistance: seen(barrierDistance(channels)),
    spectralResidual: seen(spectralResidual({ width, height, data: l })),
  };
}

export function placeChannels(
  channels: Channels,
  elements: AttentionElements,
): CellValues<(typeof PLACE_CHANNELS)[number]> {
  const { columns, rows } = cellsOf(channels);
  const wordy = wordiness(elements);
  /** @param at maps a position from -1 (left, top) to 1 (right, bottom) to a value */
  const place = (at: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: columns * rows }, (_, cell) =>
      at((2 * ((cell % columns) + 0.5)) / columns - 1, (2 * (Math.floor(cell / columns) + 0.5)) / rows - 1),
    );
  return {
    outward: place((x) => x ** 2),
    upDown: place((_, y) => y ** 2),
    down: place((_, y) => y),
    middle: place((x, y) => Math.exp(-MIDDLE * (x ** 2 + y ** 2))),
    wordyAcross: place((x) => wordy * x),
    wordyDown: place((_, y) => wordy * y),
    wordyOutward: place((x) => wordy * x ** 2),
    wordyUpDown: place((_, y) => wordy * y ** 2),
    wordyStart: place((x, y) => wordy * Math.exp(-START * ((x + 1) ** 2 + (y + 1) ** 2))),
  };
}

/** Fall-off with squared distance around the middle, and around the top left where reading starts. */
const MIDDLE = 1.5;
const START = 1;

/** Pull of each kind of element on every cell, 0..1; where two overlap the stronger counts. */
export function attentionLifts(channels: Channels, elements: AttentionElements): CellValues<LiftName> {
  const { columns, rows } = cellsOf(channels);
  const blobs = (all: readonly { readonly box: Box; readonly pull: number }[]): Float32Array => {
    const cells = new Float32Array(columns * rows);
    for (const { box, pull } of all) addBlob(cells, columns, rows, box, pull, THINNEST);
    return cells;
  };
  const { text, faces, callToAction, brand } = elements;
  return {
    text: blobs(
      text.map(({ box, role, confidence, contrast }) => ({
        box,
        pull: ROLE_PULL[role] * confidenceWeight(confidence) * contrastPull(contrast),
      })),
    ),
    face: blobs(
      faces.map(({ box, confidence }) => ({
        box,
        pull: confidence * facePresence({ confidence }),
      })),
    ),
    button: blobs(
      callToAction
        ? [{ box: callToAction.box, pull: callToAction.confidence * callToActionPresence(callToAction) }]
        : [],
    ),
    brand: blobs(brand.map((mark) => ({ box: mark.box, pull: mark.confidence * brandPresence(mark) }))),
  };
}

/** Minimum standard deviation of an element, in cells, so that a thin line of text still draws looks. */
const THINNEST = 2 / 3;

/** Contrast ratio from which text has its full pull: WCAG's enhanced contrast (SC 1.4.6). */
const FULL_PULL_CONTRAST = 7;

/** Pull of text by its contrast, 0..1: less for faint text, 0 for text without contrast. */
const contrastPull = (contrast: number): number =>
  Math.min(1, Math.log(Math.max(1, contrast)) / Math.log(FULL_PULL_CONTRAST));

/** Number of fully visible lines at which a picture is about two thirds text-heavy (1 - 1/e). */
const MANY_LINES = 8;

/** How text-heavy the picture is, 0..1. */
const wordiness = ({ text }: AttentionElements): number =>
  1 -
  Math.exp(
    -text.reduce(
      (sum, { confidence, contrast }) => sum + confidenceWeight(confidence) * contrastPull(contrast),
      0,
    ) / MANY_LINES,
  );
