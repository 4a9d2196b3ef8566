import { familyOf } from './banner-fonts.ts';
import type { BannerLine, BannerSpec, Background, Paint, Shape } from './banner-spec.ts';

export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size in pixels. */
type Canvas = Pick<BannerSpec, 'width' | 'height'>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Collects gradients while elements are drawn, since SVG needs them defined separately and referenced by id. */
class Paints {
  readonly definitions: string[] = [];

  of(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    const id = `paint${this.definitions.length}`;
    this.definitions.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${-(paint.degrees ?? 0)} 0.5 0.5)">` +
        `<stop offset="0" stop-color="${paint.from}"/><stop offset="1" stop-color="${paint.to}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }
}

/** Everything but the letters: background, shapes, panels, the button's fill, outlines and shadows. */
export function scenerySvg(
  spec: BannerSpec,
  lines: readonly BannerLine[],
  inks: readonly PixelBox[],
): string {
  const paints = new Paints();
  const scale = Math.max(spec.width, spec.height) / 1000;
  const drawn = [
    backgroundSvg(spec, paints),
    `<g transform="scale(${scale})">${(spec.shapes ?? []).map((shape) => shapeSvg(shape, paints)).join('')}</g>`,
    clutterSvg(spec),
    ...lines.map((line, index) => panelSvg(line, inks[index]!)),
    buttonBody(spec),
    ...lines.map((line) => underLetters(spec, line)),
  ];
  return document(spec, `<defs>${paints.definitions.join('')}</defs>${drawn.join('')}`);
}

/** Only the letters, on a transparent background. */
export const lettersSvg = (spec: Canvas, lines: readonly BannerLine[]): string =>
  document(spec, lines.map((line) => lineSvg(spec, line)).join(''));

function panelSvg(line: BannerLine, letters: PixelBox): string {
  if (!line.panel) return '';
  const { fill, padding, radius } = line.panel;
  const place = `x="${letters.x - padding}" y="${letters.y - padding}"`;
  const size = `width="${letters.width + 2 * padding}" height="${letters.height + 2 * padding}"`;
  return `<rect ${place} ${size} rx="${radius ?? 0}" fill="${fill}"/>`;
}

const document = ({ width, height }: Canvas, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

const lineSvg = (spec: Canvas, line: BannerLine): string => textSvg(spec, line, `fill="${line.colour}"`);

function underLetters(spec: Canvas, line: BannerLine): string {
  const { shadow, outline } = line;
  const shade = shadow
    ? `<g transform="translate(${shadow.offset} ${shadow.offset})">` +
      `${textSvg(spec, line, `fill="#000000" fill-opacity="${shadow.opacity}"`)}</g>`
    : '';
  const stroke = outline
    ? // Half of the stroke lies inside the letters, which are drawn over it.
      `fill="${outline.colour}" stroke="${outline.colour}" stroke-width="${2 * outline.width}" stroke-linejoin="round"`
    : '';
  return shade + (outline ? textSvg(spec, line, stroke) : '');
}

function textSvg({ width, height }: Canvas, line: BannerLine, paint: string): string {
  const x = line.x * width;
  const y = line.y * height;
  const turn = line.turn ? ` transform="rotate(${line.turn} ${x} ${y})"` : '';
  const family = familyOf(line.font ?? 'Roboto');
  const font = `font-family="${family}" font-weight="${line.weight ?? 700}" font-size="${line.size}"`;
  const spacing = line.spacing ? ` letter-spacing="${line.spacing}"` : '';
  return `<text x="${x}" y="${y}" ${font}${spacing}${turn} ${paint}>${escaped(line.text)}</text>`;
}

function backgroundSvg({ width, height, ground }: BannerSpec, paints: Paints): string {
  const size = `width="${width}" height="${height}"`;
  if (ground.kind === 'photo') return '';
  if (ground.kind === 'plain') return `<rect ${size} fill="${paints.of(ground.paint)}"/>`;
  return textureSvg(ground, size, paints);
}

function textureSvg(ground: Background & { kind: 'texture' }, size: string, paints: Paints): string {
  const frequency = 0.012 * (ground.grain ?? 1);
  paints.definitions.push(
    `<filter id="clouds" x="0" y="0" width="1" height="1">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency} ${frequency * 1.7}" numOctaves="5" seed="7"/>` +
      // One noise channel, stretched, becomes the opacity of the light tone.
      `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 3.2 0 0 -1.1" result="mask"/>` +
      `<feFlood flood-color="${ground.light}"/><feComposite operator="in" in2="mask"/></filter>`,
  );
  return `<rect ${size} fill="${ground.dark}"/><rect ${size} fill="${ground.light}" filter="url(#clouds)"/>`;
}

function shapeSvg(shape: Shape, paints: Paints): string {
  if (shape.kind === 'circle') {
    return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${paints.of(shape.fill)}"/>`;
  }
  if (shape.kind === 'rect') {
    const { x, y, w, h, radius } = shape;
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius ?? 0}" fill="${paints.of(shape.fill)}"/>`;
  }
  const stroke = shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${shape.strokeWidth ?? 4}"` : '';
  const fill = shape.fill ? paints.of(shape.fill) : 'none';
  return `<path d="${shape.d}" fill="${fill}" stroke-linecap="round" stroke-linejoin="round"${stroke}/>`;
}

function buttonBody({ button, width, height }: BannerSpec): string {
  if (!button) return '';
  const place = `x="${button.x * width}" y="${button.y * height}"`;
  const size = `width="${button.w * width}" height="${button.h * height}"`;
  return `<rect ${place} ${size} rx="${button.radius ?? 8}" fill="${button.fill}"/>`;
}

const CLUTTER_COLORS = ['#e53935', '#1e88e5', '#fdd835', '#43a047', '#8e24aa', '#fb8c00'] as const;

function clutterSvg({ clutter = 0, width, height }: BannerSpec): string {
  const shapes: string[] = [];
  // Linear congruential generator with the constants of Numerical Recipes: the same places in every run.
  let state = 20;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let index = 0; index < clutter; index++) {
    const x = next() * width;
    const y = next() * height;
    const r = (0.012 + 0.03 * next()) * Math.min(width, height);
    const fill = CLUTTER_COLORS[index % CLUTTER_COLORS.length]!;
    const turn = Math.round(next() * 90);
    shapes.push(
      index % 2 === 0
        ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
        : `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`,
    );
  }
  return shapes.join('');
}
