import { type Frame, raw } from '../../gatherers/frame/index.ts';
import type { Operation } from '../fix.ts';
import { enlarge } from './enlarge.ts';
import { changeInk } from './ink.ts';
import { layPanel } from './panel.ts';
import { regionOf, sizeOf } from './region.ts';
import { drawRequest } from './request-button.ts';
import { drawButton, repaint } from './repaint.ts';
import { expose } from './tones.ts';

/** Returns a new frame with the operation applied. The given frame is not modified. */
export async function apply(frame: Frame, operation: Operation): Promise<Frame> {
  switch (operation.kind) {
    case 'panel':
      return layPanel(frame, operation);
    case 'ink':
      return changeInk(frame, operation);
    case 'repaint':
      return repaint(frame, operation);
    case 'button':
      return drawButton(frame, operation);
    case 'request':
      return drawRequest(frame, operation);
    case 'enlarge':
      return enlarge(frame, operation);
    case 'expose':
      return expose(frame, operation.mean);
    case 'crop':
      return crop(frame, operation.box);
  }
}

/** Order that keeps each operation valid: tones change the colors that others refer to, and a crop moves every box. */
const ORDER: readonly Operation['kind'][] = [
  'ink',
  'panel',
  'repaint',
  'button',
  'request',
  'enlarge',
  'expose',
  'crop',
];

export async function applyAll(frame: Frame, operations: readonly Operation[]): Promise<Frame> {
  const inOrder = operations.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  let changed = frame;
  for (const operation of inOrder) changed = await apply(changed, operation);
  return changed;
}

async function crop(frame: Frame, box: Extract<Operation, { kind: 'crop' }>['box']): Promise<Frame> {
  const region = regionOf(box, frame);
  const { data, info } = await raw(frame)
    .extract({ left: region.left, top: region.top, ...sizeOf(region) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
