import {
  type Analysis,
  type Placement,
  groupBy,
  misfitReasons,
  smallTextNote,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';

/** Rows for placements that need changes. The closest to fitting come first. */
const MOST_ROWS = { closest: 7, all: Infinity } as const;

/** Where the creative can run unchanged and what it would need elsewhere, short enough for a client. */
export function placementFit(analysis: Analysis, shown: keyof typeof MOST_ROWS): Block[] {
  const { placements, creative } = analysis;
  if (placements.length === 0) return [];
  const fitting = placements.filter(({ fits }) => fits);
  const others = placements.filter(({ fits }) => !fits).toSorted((a, b) => b.score - a.score);
  const more = others.length - MOST_ROWS[shown];
  return [
    {
      kind: 'heading',
      level: 1,
      text: 'Placements',
      aside: `fits ${fitting.length} of ${placements.length} as it is`,
    },
    {
      kind: 'facts',
      facts: [{ term: 'Ready as it is', text: fitting.length === 0 ? 'None of these.' : listed(fitting) }],
    },
    ...(others.length === 0
      ? []
      : [
          {
            kind: 'table',
            caption: 'Closest to fitting',
            head: ['Placement', 'Shown at', 'Why it does not fit'],
            figures: [1],
            widths: [5, 2.6, 8],
            rows: others
              .slice(0, MOST_ROWS[shown])
              .map((placement) =>
                [
                  `${placement.platform} ${placement.name}`,
                  `${placement.displayWidth} × ${placement.displayHeight}`,
                  reasons(placement, creative),
                ].map(withNonBreakingSpaces),
              ),
          } as const,
        ]),
    ...(more > 0
      ? [
          {
            kind: 'text',
            tone: 'soft',
            text: `${more} more ${more === 1 ? 'needs its own version' : 'need their own versions'}; see the full record.`,
          } as const,
        ]
      : []),
  ];
}

const reasons = (placement: Placement, creative: Analysis['creative']): string => {
  const small = smallTextNote(placement);
  return [...misfitReasons(placement, creative), ...(small === null ? [] : [small])].join('; ');
};

/** 'Meta: Feed 1:1, Feed 4:5. LinkedIn: Single image 1:1 (smallest text 10 px: hard to read).' */
const listed = (fitting: readonly Placement[]): string =>
  groupBy(fitting, ({ platform }) => platform)
    .map(([platform, own]) => `${platform}: ${own.map(withSmallWords).join(', ')}.`)
    .map(withNonBreakingSpaces)
    .join(' ');

const withSmallWords = (placement: Placement): string => {
  const small = smallTextNote(placement);
  return small === null ? placement.name : `${placement.name} (${small})`;
};
