import {
  type Analysis,
  EFFORT,
  type Finding,
  type MarkedReport,
  type Recommendation,
  type WhatIf,
  type WhatIfFix,
  firstFindings,
  fixOf,
  describeNoFixes,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import type { Block, Shot } from '../../../typesetting/document.ts';
import { chipOf } from './findings.ts';
import { formatGainOf } from './recommendations.ts';
import { weakPoints } from './weak-points.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pt: the before and after pictures to the right of the text. Sized so that all fixes take a page at most. */
const LARGE: Size = { width: 132, height: 104 };
const MEDIUM: Size = { width: 100, height: 80 };
const SMALL: Size = { width: 70, height: 60 };

/** Up to FEW pairs of pictures are large. Text over LONG characters gets small ones, text over TOO_LONG gets none. */
const FEW = 3;
const LONG = 320;
const TOO_LONG = 420;

export interface FirstFix {
  readonly finding: Finding;
  readonly recommendation: Recommendation;
  /** The change as made on a copy and graded; null if it was not requested or could not be made. */
  readonly made: WhatIfFix | null;
}

/** The changes to act on first. */
export const firstFixes = (analysis: MarkedReport, whatIf: WhatIf | null): FirstFix[] =>
  firstFindings(analysis).map((finding) => ({
    finding,
    recommendation: finding.recommendation,
    made: fixOf(finding.recommendation.audit, whatIf),
  }));

/** Close-ups of the changed place where they exist, otherwise the full pictures. */
const picturePair = ({ made, recommendation }: FirstFix) =>
  made?.pictures && recommendation.text.length <= TOO_LONG
    ? (made.pictures.close ?? made.pictures.full)
    : null;

/** Names of a fix's pictures, stored next to the creative. */
export function changedPictures(fix: FirstFix): string[] {
  const pair = picturePair(fix);
  return pair ? [pair.before.name, pair.after.name] : [];
}

/** The first page's short list: titles with what each fix could gain. */
export function fixTitles(
  fixes: readonly FirstFix[],
  { data, whatIf }: { readonly data: Parameters<typeof describeNoFixes>[0]; readonly whatIf: WhatIf | null },
): Block[] {
  if (fixes.length === 0) return [{ kind: 'text', tone: 'soft', text: describeNoFixes(data) }];
  const titles = fixes.map(({ finding, recommendation }) => ({
    chip: chipOf(finding),
    title: recommendation.title,
    gain: formatGainOf(recommendation, whatIf),
  }));
  const marked = titles.some(({ chip }) => chip.drawn);
  return [
    { kind: 'titles', titles },
    ...(marked
      ? [{ kind: 'text', tone: 'soft', text: 'Filled numbers are marked on the ad.' } as const]
      : []),
  ];
}

/** Each fix with its reason, and with before and after pictures if it was made. */
export function fixesInFull(
  { recommendations, weakPoints: points }: Pick<Analysis, 'recommendations' | 'weakPoints'>,
  fixes: readonly FirstFix[],
  whatIf: WhatIf | null,
): Block[] {
  if (fixes.length === 0) return weakPoints({ weakPoints: points });
  const more = recommendations.length - fixes.length;
  const photographed = fixes.filter((fix) => picturePair(fix)).length;
  const usual = photographed > FEW ? MEDIUM : LARGE;
  return [
    { kind: 'heading', level: 1, text: 'What to fix', aside: 'points that could come back' },
    ...(fixes.some(({ made }) => made)
      ? [
          {
            kind: 'text',
            tone: 'soft',
            keep: true,
            text: 'Measured: we made the change on a copy of the ad and graded it again.',
          } as const,
        ]
      : []),
    ...fixes.map((fix): Block => {
      const { finding, recommendation } = fix;
      const change = changeOf(fix, recommendation.text.length > LONG ? SMALL : usual);
      return {
        kind: 'action',
        chip: chipOf(finding),
        task: false,
        title: recommendation.title,
        gain: formatGainOf(recommendation, whatIf),
        text: withNonBreakingSpaces(recommendation.text),
        note: `${recommendation.category} · ${EFFORT[recommendation.effort]}`,
        ...(change && { change }),
      };
    }),
    ...(more > 0
      ? [{ kind: 'text', tone: 'soft', text: `${moreIdeas(more)} in the full record.` } as const]
      : []),
    ...weakPoints({ weakPoints: points }),
  ];
}

const moreIdeas = (count: number): string => (count === 1 ? 'One more idea is' : `${count} more ideas are`);

/** @param most size limit of each picture, in pt */
function changeOf(fix: FirstFix, most: Size): { before: Shot; after: Shot } | null {
  const pair = picturePair(fix);
  if (!pair) return null;
  const shot = (when: 'Before' | 'After', { name, width, height }: typeof pair.before): Shot => {
    const scale = Math.min(most.width / width, most.height / height);
    return {
      picture: name,
      alt: `${when}: ${fix.recommendation.title}`,
      width: width * scale,
      height: height * scale,
    };
  };
  return { before: shot('Before', pair.before), after: shot('After', pair.after) };
}
