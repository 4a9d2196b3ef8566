export { boxBlur, gaussianBlur, localDeviation, stretchToUnit } from './blur.ts';
export { type Channels, type Plane, lightness, toChannels } from './channels.ts';
export { type Frame, raw, shrink, stretch } from './frame.ts';
export { averageTo, halve, pyramid } from './pyramid.ts';
export { atArea, atLongSide } from './working-size.ts';
export type { CellLayer } from './cell-layer.ts';
export { type Extent, boxOf, connected, extentOf } from './connected.ts';
