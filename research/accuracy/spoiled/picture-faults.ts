import type { Shape } from '../../../packages/engine/src/testing/index.ts';
import type { Design } from './design.ts';
import type { Fault } from './fault.ts';

/** A dumbbell, unrelated to what any of the ads sells. */
const DUMBBELL: readonly Shape[] = [
  { kind: 'rect', x: -130, y: -20, w: 260, h: 40, radius: 10, fill: '#9aa3ad' },
  { kind: 'rect', x: -190, y: -90, w: 70, h: 180, radius: 14, fill: '#20242a' },
  { kind: 'rect', x: 120, y: -90, w: 70, h: 180, radius: 14, fill: '#20242a' },
  { kind: 'rect', x: -230, y: -60, w: 40, h: 120, radius: 10, fill: '#3a4048' },
  { kind: 'rect', x: 190, y: -60, w: 40, h: 120, radius: 10, fill: '#3a4048' },
];

function placed(shape: Shape, x: number, y: number, scale: number): Shape {
  if (shape.kind !== 'rect') return shape;
  return {
    ...shape,
    x: x + shape.x * scale,
    y: y + shape.y * scale,
    w: shape.w * scale,
    h: shape.h * scale,
    radius: (shape.radius ?? 0) * scale,
  };
}

/** Center and half extent of the largest circle or small rectangle of the picture, in thousandths of the longer side. */
function middleOf({ picture }: Design): { x: number; y: number; reach: number } {
  const things = picture.flatMap((shape) => {
    if (shape.kind === 'circle') return [{ x: shape.x, y: shape.y, reach: shape.r }];
    if (shape.kind === 'rect' && shape.w < 400)
      return [{ x: shape.x + shape.w / 2, y: shape.y + shape.h / 2, reach: Math.max(shape.w, shape.h) / 2 }];
    return [];
  });
  return things.toSorted((a, b) => b.reach - a.reach)[0] ?? { x: 60, y: 70, reach: 50 };
}

const moved = (shape: Shape, dx: number): Shape => {
  if (shape.kind !== 'path') return { ...shape, x: shape.x + dx };
  // Path numbers come in x, y pairs, except for H and V, which take a single one.
  let isX = true;
  let only = '';
  const d = shape.d.replaceAll(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      only = token;
      isX = true;
      return token;
    }
    const horizontal = only === 'H' || (only !== 'V' && isX);
    isX = only === 'H' || only === 'V' ? true : !isX;
    return horizontal ? String(Number(token) + dx) : token;
  });
  return { ...shape, d };
};

const GARISH = ['#ff00ff', '#00ff2a', '#ffea00', '#00e5ff', '#ff3c00'];

export const PICTURE_FAULTS: readonly Fault[] = [
  {
    kind: 'unrelated picture',
    expectedAudits: ['subject-words'],
    design: (design) => {
      const { x, y, reach } = middleOf(design);
      const shapes = DUMBBELL.map((shape) => placed(shape, x, y, reach / 220));
      const wide = design.picture.filter((shape) => shape.kind === 'rect' && shape.w >= 260);
      return { ...design, picture: [...wide, ...shapes] };
    },
  },
  {
    kind: 'subject cut in half by the edge',
    expectedAudits: ['visual-balance', 'focal-strength', 'product-in-focus', 'edge-margin'],
    design: (design) => {
      const { x } = middleOf(design);
      const width = (1000 * design.width) / Math.max(design.width, design.height);
      const dx = x > width / 3 ? width - x : -x;
      return {
        ...design,
        picture: design.picture.map((shape) =>
          shape.kind === 'rect' && shape.w >= 260 ? shape : moved(shape, dx),
        ),
      };
    },
  },
  {
    kind: 'text over a busy picture',
    expectedAudits: ['text-ground', 'clutter', 'text-contrast'],
    design: (design) => ({ ...design, clutter: 260 }),
  },
  {
    kind: 'garish colors',
    expectedAudits: ['colour-harmony', 'colourfulness', 'colour-pleasure', 'colour-arousal', 'text-contrast'],
    design: (design) => ({
      ...design,
      paint: '#00ff2a',
      picture: design.picture.map((shape, at) => ({
        ...shape,
        ...(shape.fill ? { fill: GARISH[at % 5]! } : {}),
      })),
      lines: design.lines.map((line, at) => ({
        ...line,
        colour: ['#ff00ff', '#0000ff', '#ff0000'][at % 3]!,
      })),
      buttons: design.buttons.map((button) => ({ ...button, fill: '#ffea00', ink: '#ff0000' })),
    }),
  },
];
