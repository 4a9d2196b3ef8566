import {
  type Analysis,
  type Attention,
  type Box,
  ELEMENT_NAMES,
  formatTimecode,
  groupBy,
  spanLanes,
  subjectWords,
} from '@adjudge/contract';
import type { Block, Fact } from '../../../typesetting/document.ts';
import { truncate } from '../documents/truncate.ts';
import { fitWithin } from './picture.ts';

/** Name of the creative with its heat map among the pictures of a document. */
export const HEAT_PICTURE = 'heatmap';

/** Predicted fixation spots, as many as are numbered on screen. */
export const MAX_SPOTS = 5;

/** In pt. */
const MOST_HIGH = 300;

/** Margin around an element, as a share of the picture. The eye stops next to a word as often as on it. */
const NEAR = 0.02;

/** Certainty from which text is quoted; below it only the element's name is given. */
const QUOTABLE = 0.5;
const LONGEST_QUOTE = 48;

/** The creative under its heat map, and what lies where the eye stops. Empty if attention was not measured. */
export function gaze(analysis: Analysis): Block[] {
  const { attention, creative } = analysis;
  if (!attention) return [];
  const spots = attention.centres.slice(0, MAX_SPOTS);
  const frame = creative.type === 'video' ? ' in the key frame' : '';
  return [
    { kind: 'heading', level: 1, text: `Where people look${frame}`, aside: 'predicted, first seconds' },
    {
      kind: 'picture',
      picture: HEAT_PICTURE,
      alt: `Heat map over ${creative.alt}`,
      caption:
        'Red gets the most attention, blue little, and clear areas almost none. Numbers show the predicted viewing order.',
      ...fitWithin(creative, MOST_HIGH),
      marks: [],
      spots: spots.map(({ x, y }) => ({ x, y })),
      gives: true,
    },
    { kind: 'facts', facts: factsOf(analysis, spots) },
    {
      kind: 'text',
      tone: 'soft',
      text: 'Percentages are shares of all predicted glances: a model’s estimate of where people look, not eye tracking.',
    },
  ];
}

/** The elements that are looked at, with their spot numbers. A headline may have several. */
const factsOf = (analysis: Analysis, spots: Attention['centres']): Fact[] => {
  const things = labeledBoxes(analysis);
  const looked = spots.map(({ x, y, share }, index) => ({
    rank: index + 1,
    share,
    on: things.find(({ box }) => containsPoint(box, x, y))?.label ?? 'part of the picture',
  }));
  return groupBy(looked, ({ on }) => on).map(([text, own]) => {
    const share = own.reduce((sum, one) => sum + one.share, 0);
    const ranks = own.map(({ rank }) => rank).join(', ');
    return { term: `${ranks} · ${Math.round(share * 100)}%`, text };
  });
};

const containsPoint = ({ x, y, w, h }: Box, atX: number, atY: number): boolean =>
  atX >= x - NEAR && atX <= x + w + NEAR && atY >= y - NEAR && atY <= y + h + NEAR;

/** Elements of the ad with their boxes. Named ones come first, smallest first, since one may lie on a larger one. */
function labeledBoxes({ understood, elements }: Analysis): { label: string; box: Box }[] {
  const named = (['headline', 'offer', 'request', 'brand'] as const).flatMap((name) => {
    const element = understood?.[name];
    if (!element) return [];
    const quoted = element.text !== '' && (element.told === true || element.p >= QUOTABLE);
    const words = quoted ? ` “${truncate(element.text, LONGEST_QUOTE)}”` : '';
    return [{ label: `${ELEMENT_NAMES[name]}${words}`, box: element.box }];
  });
  const subject = understood?.subject;
  const others = [
    ...elements.faces.map(({ box }) => ({ label: 'a face', box })),
    ...elements.text.map(({ box }) => ({ label: 'other text', box })),
    // A scene covers the whole picture and says nothing about a place in it.
    ...(subject && subject.kind !== 'scene'
      ? [{ label: ['main subject', subjectWords(subject)].filter(Boolean).join(': '), box: subject.box }]
      : []),
  ];
  const area = ({ box: { w, h } }: { box: Box }) => w * h;
  return [...named.toSorted((a, b) => area(a) - area(b)), ...others];
}

/** The timeline of a video; empty for a picture. */
export function whenInVideo({ timeline }: Analysis): Block[] {
  if (!timeline) return [];
  return [
    {
      kind: 'heading',
      level: 1,
      text: 'What happens when',
      aside: `${formatTimecode(timeline.duration)} in all`,
    },
    {
      kind: 'lanes',
      duration: timeline.duration,
      lanes: spanLanes(timeline)
        .filter(({ spans }) => spans.length > 0)
        .map(({ name, spans }) => ({
          name,
          spans: spans.map(({ start, end, text }) => ({ start, end, text: text ?? '' })),
        })),
    },
  ];
}
