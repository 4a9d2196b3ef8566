import type { Fault } from './fault.ts';

const CLUTTERED = ['clutter', 'text-ground', 'white-space'];

export const LAYOUT_FAULTS: readonly Fault[] = [
  {
    kind: 'crowded',
    expectedAudits: [...CLUTTERED, 'word-count', 'message-blocks', 'rival-requests', 'text-size'],
    design: (design) => {
      const { height, lines } = design;
      const first = lines[0]!;
      const size = Math.max(8, height * 0.045);
      const extras = [
        'New in store',
        'Award winner',
        'Also online',
        'While stocks last',
        'Ask our team',
        'Follow us',
      ];
      const strewn = extras.map((text, at) => ({
        ...first,
        role: 'body' as const,
        text,
        size,
        spacing: 0,
        x: 0.02 + 0.33 * (at % 3) + 0.03 * at,
        y: 0.05 + 0.155 * (at + 0.4),
      }));
      return { ...design, clutter: 45, lines: [...lines, ...strewn] };
    },
  },
  {
    kind: 'scattered lines',
    expectedAudits: ['alignment', 'visual-balance', 'message-blocks', 'reading-order', 'edge-margin'],
    design: (design) => {
      const shifts = [0.11, -0.02, 0.19, 0.05, 0.14];
      return {
        ...design,
        lines: design.lines.map((line, at) => ({
          ...line,
          x: line.x + shifts[at % 5]!,
          size: line.size * 0.85,
        })),
      };
    },
  },
  {
    kind: 'no margins',
    expectedAudits: ['edge-margin'],
    design: (design) => {
      const highest = Math.min(...design.lines.map(({ y, size }) => y - (0.72 * size) / design.height));
      return {
        ...design,
        lines: design.lines.map((line) => ({
          ...line,
          x: line.x < 0.5 ? 0.001 : line.x,
          y: line.y - highest,
        })),
        buttons: design.buttons.map((button) => ({
          ...button,
          x: button.x < 0.5 ? 0 : 1 - button.w,
          y: 1 - button.h,
        })),
      };
    },
  },
  {
    kind: 'half of it empty',
    expectedAudits: [
      'visual-balance',
      'white-space',
      'text-size',
      'phone-legibility',
      'figure-ground',
      'headline-size',
      'focal-strength',
      'brand-size',
      'first-look',
    ],
    design: (design) => ({
      ...design,
      picture: [],
      photo: null,
      lines: design.lines.map((line) => ({
        ...line,
        x: line.x * 0.5,
        y: line.y * 0.5,
        size: line.size * 0.5,
      })),
      buttons: design.buttons.map((button) => ({
        ...button,
        x: button.x * 0.5,
        y: button.y * 0.5,
        w: button.w * 0.5,
        h: button.h * 0.5,
        size: (button.size ?? button.h * design.height * 0.42) * 0.5,
      })),
    }),
  },
  {
    kind: 'stickers over the words',
    expectedAudits: [
      'clutter',
      'text-contrast',
      'picture-spelling',
      'nonsense-words',
      'call-to-action-presence',
      'cut-off-text',
      'covered-words',
      'legibility',
    ],
    design: (design) => {
      const scale = 1000 / Math.max(design.width, design.height);
      const words = design.lines.filter(({ role }) => role === 'headline' || role === 'offer');
      const stickers = words.map((line, at) => ({
        kind: 'circle' as const,
        x: (line.x * design.width + line.text.length * line.size * 0.3) * scale,
        y: (line.y * design.height - line.size * 0.3) * scale,
        r: line.size * 0.75 * scale,
        fill: ['#ffe600', '#ff2e88', '#00b3ff'][at % 3]!,
      }));
      return { ...design, stickers };
    },
  },
];
