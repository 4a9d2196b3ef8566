export { cellsOf, atAttentionSize } from './cells.ts';
export { withPixels } from './gaze.ts';
export { mapAttention } from './map-attention.ts';
export { attentionModel } from './model.ts';
export type { ObjectDetection } from './object-detection.ts';
