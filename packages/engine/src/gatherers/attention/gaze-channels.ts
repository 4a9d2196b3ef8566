import type { Box } from '../../geometry.ts';
import { trust } from '../../computed/text/main-lines.ts';
import { brandPresence, callToActionPresence, facePresence } from '../../computed/layout/presence.ts';
import { cellsOf } from './cells.ts';
import { addBlob, type AttentionElements, ROLE_PULL } from './elements.ts';
import { barrierDistance } from './barrier-distance.ts';
import { centreSurround } from './centre-surround.ts';
import { type Channels, averageTo } from '../frame/index.ts';
import { spectralResidual } from './spectral-residual.ts';

/** What the pixels say of every cell beside the network's layers. */
const PIXEL_CHANNELS = ['centreSurround', 'barrierDistance', 'spectralResidual'] as const;

/**
 * What its place says. `wordy…` are places in a picture that is read more than seen: there reading starts at the top left,
 * and the middle says little.
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

/** In the order in which they are fitted and added up. */
export const CHANNELS = [...PIXEL_CHANNELS, ...PLACE_CHANNELS] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** What draws the eye by being there, whatever the fit says of photos: set by judgment, so that it always lifts. */
export const LIFTS = ['text', 'face', 'button', 'brand'] as const;
export type LiftName = (typeof LIFTS)[number];

export type CellValues<Name extends string> = Readonly<Record<Name, Float32Array>>;

/** Values of the cells, row by row: they need no elements. */
export function pixelChannels(channels: Channels): CellValues<(typeof PIXEL_CHANNELS)[number]> {
  const { columns, rows } = cellsOf(channels);
  const { width, height, l } = channels;
  const seen = (data: Float32Array) => averageTo({ width, height, data }, columns, rows).data;
  return {
    centreSurround: seen(centreSurround(channels)),
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
  /** @param at of places from -1 (left, top) to 1 (right, bottom) */
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

/** How fast the middle, and the place where reading starts, fade with the square of the distance. */
const MIDDLE = 1.5;
const START = 1;

/** How strongly each kind of element pulls on every cell, 0..1; where two overlap the stronger counts. */
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
        pull: ROLE_PULL[role] * trust(confidence) * loudness(contrast),
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

/** Least standard deviation of an element, in cells: a thin line of text is still looked at. */
const THINNEST = 2 / 3;

/** Contrast from which words draw as much as they can: WCAG's ratio for everybody (SC 1.4.6). */
const LOUD = 7;

/** How much words draw by their contrast, 0..1: faint ones less, those without contrast not at all. */
const loudness = (contrast: number): number => Math.min(1, Math.log(Math.max(1, contrast)) / Math.log(LOUD));

/** Lines in full view that make a picture one to be read: with so many it is so by two thirds. */
const MANY_LINES = 8;

/** How far a picture is one to be read, 0..1. */
const wordiness = ({ text }: AttentionElements): number =>
  1 -
  Math.exp(
    -text.reduce((sum, { confidence, contrast }) => sum + trust(confidence) * loudness(contrast), 0) /
      MANY_LINES,
  );
