import sharp from 'sharp';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Box } from '../../geometry.ts';

const SIZE = { width: 1200, height: 628 } as const;

/** The position is the middle of the hair, in pixels of the 1200 x 628 frame. */
export interface DrawnPerson {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const figure = ({ x, y, scale }: DrawnPerson): string => `<g transform="translate(${x} ${y}) scale(${scale})">
  <path d="M-70 210 C-70 110 -40 95 0 95 C40 95 70 110 70 210 L60 420 L-60 420 Z" fill="#2d5b8a"/>
  <path d="M-70 130 L-95 300 L-75 305 L-50 180Z M70 130 L95 300 L75 305 L50 180Z" fill="#2d5b8a"/>
  <rect x="-16" y="70" width="32" height="40" fill="#d9a07e"/><ellipse cy="40" rx="38" ry="48" fill="#e8b08c"/>
  <path d="M-40 35 C-45 -25 45 -25 40 35 C30 5 -25 0 -40 35Z" fill="#4a2d1a"/>
  <ellipse cx="-14" cy="38" rx="5" ry="4"/><ellipse cx="14" cy="38" rx="5" ry="4"/>
  <path d="M-12 68 Q0 76 12 68" stroke="#aa3333" fill="none" stroke-width="3"/>
  <rect x="-50" y="420" width="42" height="230" fill="#333333"/><rect x="8" y="420" width="42" height="230" fill="#333333"/>
</g>`;

const inFrame = (x: number, y: number, w: number, h: number): Box => ({
  x: x / SIZE.width,
  y: y / SIZE.height,
  w: w / SIZE.width,
  h: h / SIZE.height,
});

/** Box of the figure's body, without the head. */
export const bodyOf = ({ x, y, scale }: DrawnPerson): Box =>
  inFrame(x - 95 * scale, y + 95 * scale, 190 * scale, 555 * scale);

export const faceOf = ({ x, y, scale }: DrawnPerson): Box =>
  inFrame(x - 38 * scale, y - 8 * scale, 76 * scale, 96 * scale);

/** Draws people on a plain background; `covered` puts a panel over the middle of each face. */
export async function drawPeople(people: readonly DrawnPerson[], { covered = false } = {}): Promise<Frame> {
  const panels = people.map(
    ({ x, y, scale }) =>
      `<rect x="${x - 90 * scale}" y="${y + 15 * scale}" width="${180 * scale}" height="${70 * scale}" fill="#cc3333"/>`,
  );
  const shapes = [...people.map(figure), ...(covered ? panels : [])].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="#dfe6ea"/>${shapes}</svg>`;
  return { ...SIZE, data: await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer() };
}
