import type { Design } from './design.ts';
import type { Fault } from './fault.ts';
import { linesOf, without } from './words.ts';

const withButton = (design: Design, change: Partial<Design['buttons'][number]>): Design => ({
  ...design,
  buttons: design.buttons.map((button) => ({ ...button, ...change })),
});

const backgroundColor = ({ paint }: Design): string => (typeof paint === 'string' ? paint : paint.from);

/** Mixes two hex colors; a `share` of 0 gives `from`, 1 gives `to`. */
const mixColors = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round(a! + share * (b! - a!))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const faded = (design: Design, color: string, share: number): string =>
  mixColors(backgroundColor(design), color, share);

const ABOUT_REQUESTS = [
  'call-to-action-presence',
  'call-to-action-contrast',
  'call-to-action-legibility',
  'call-to-action-attention',
  'call-to-action-wording',
  'call-to-action-size',
  'rival-requests',
];
const ABOUT_THE_BRAND = ['brand-presence', 'brand-size', 'brand-contrast', 'brand-attention', 'brand-space'];

export const REQUEST_AND_BRAND_FAULTS: readonly Fault[] = [
  {
    kind: 'faint CTA',
    expectedAudits: ABOUT_REQUESTS,
    design: (design) =>
      withButton(design, {
        fill: faded(design, design.buttons[0]!.fill, 0.12),
        ink: faded(design, design.buttons[0]!.fill, 0.3),
      }),
  },
  {
    kind: 'CTA on top of the headline',
    expectedAudits: [...ABOUT_REQUESTS, 'text-contrast', 'picture-spelling', 'legibility'],
    design: (design) => {
      const headline = linesOf(design, 'headline').at(-1)!;
      const { h } = design.buttons[0]!;
      return withButton(design, { x: headline.x + 0.05, y: headline.y - h * 0.7 });
    },
  },
  {
    kind: 'two competing CTAs',
    expectedAudits: ['rival-requests'],
    design: (design) => {
      const [button] = design.buttons;
      const { x, y, w, h } = button!;
      const beside = x + 2 * w + 0.03 < 1;
      const second = {
        ...button!,
        text: 'Call us now',
        x: beside ? x + w + 0.02 : Math.max(0, beside ? x : x > 0.5 ? x - w - 0.02 : x),
        y: beside || x > 0.5 ? y : y - h - 0.02,
      };
      return { ...design, buttons: [button!, second] };
    },
  },
  {
    kind: 'vague CTA',
    expectedAudits: ['call-to-action-wording', 'call-to-action-presence'],
    design: (design) => withButton(design, { text: 'Click here' }),
  },
  {
    kind: 'no CTA',
    expectedAudits: ['call-to-action-presence'],
    design: (design) => ({ ...design, buttons: [] }),
  },
  {
    kind: 'faint brand',
    expectedAudits: ABOUT_THE_BRAND,
    design: (design) => ({
      ...design,
      lines: design.lines.map((line) =>
        line.role === 'brand'
          ? { ...line, size: line.size * 0.6, colour: faded(design, line.colour, 0.15) }
          : line,
      ),
    }),
  },
  { kind: 'no brand', expectedAudits: ABOUT_THE_BRAND, design: (design) => without(design, 'brand') },
];
