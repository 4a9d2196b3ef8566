import {
  type Analysis,
  type Attention,
  type Box,
  ELEMENT_NAMES,
  attentionShare,
  formatTimecode,
  formatValue,
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

/** In pt: leaves room for the placements on the same page. */
const MOST_HIGH = 220;

/** Margin around an element, as a share of the picture. The eye stops next to a word as often as on it. */
const NEAR = 0.02;

/** Certainty from which text is quoted; below it only the element's name is given. */
const QUOTABLE = 0.5;
const LONGEST_QUOTE = 48;

/** The creative under its heat map, and what lies where the eye stops. Empty if attention was not measured. */
export function gaze(analysis: Analysis): Block[] {
  const { attention, creative } = analysis;
  if (!attention) return [];
  const shown = { ...attention, centres: attention.centres.slice(0, MAX_SPOTS) };
  const frame = creative.type === 'video' ? ' in the key frame' : '';
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 1, text: `Where people look${frame}`, aside: 'predicted, first seconds' },
        {
          kind: 'picture',
          picture: HEAT_PICTURE,
          alt: `Heat map over ${creative.alt}`,
          caption:
            'Red gets most attention, blue little, clear areas almost none. Numbers show the predicted viewing order.',
          ...fitWithin(creative, MOST_HIGH),
          marks: [],
          spots: shown.centres.map(({ x, y }) => ({ x, y })),
        },
        { kind: 'facts', facts: factsOf(analysis, shown) },
        {
          kind: 'text',
          tone: 'soft',
          text: 'Percentages are shares of all predicted glances: a model’s estimate of where people look, not eye tracking.',
        },
      ],
    },
  ];
}

/** The elements that are looked at, with their spot numbers. A headline may have several. */
const factsOf = (analysis: Analysis, attention: Attention): Fact[] => {
  const things = seenThings(analysis);
  const looked = attention.centres.map(({ x, y, share }, index) => ({
    rank: index + 1,
    share,
    on: things.find(({ box }) => containsPoint(box, x, y)),
  }));
  return groupBy(looked, ({ on }) => on?.label ?? 'part of the picture').map(([text, own]) => {
    const boxes = own.flatMap(({ on }) => on?.boxes ?? []);
    // What has boxes gets the share that the checks state for it: glances next to its words do not count.
    const share =
      boxes.length > 0 ? attentionShare(attention, boxes) : own.reduce((sum, one) => sum + one.share, 0);
    const ranks = own.map(({ rank }) => rank).join(', ');
    return { term: `${ranks} · ${formatValue(share * 100, 'percent')}`, text };
  });
};

const containsPoint = ({ x, y, w, h }: Box, atX: number, atY: number): boolean =>
  atX >= x - NEAR && atX <= x + w + NEAR && atY >= y - NEAR && atY <= y + h + NEAR;

interface Thing {
  readonly label: string;
  readonly box: Box;
  /** Those that the checks measure attention on: of a headline, each of its lines. */
  readonly boxes: readonly Box[];
}

/** Elements of the ad with their boxes. Named ones come first, smallest first, since one may lie on a larger one. */
function seenThings({ understood, elements }: Analysis): Thing[] {
  const { text, callToAction, brand } = elements;
  const linesOf = (wanted: string) => text.filter(({ role: given }) => given === wanted);
  const measured = {
    headline: linesOf('headline'),
    offer: linesOf('offer'),
    request: callToAction ? [callToAction] : [],
    brand,
  };
  const named = (['headline', 'offer', 'request', 'brand'] as const).flatMap((name) => {
    const element = understood?.[name];
    if (!element) return [];
    const { box } = element;
    const quoted = element.text !== '' && (element.told === true || element.p >= QUOTABLE);
    const words = quoted ? ` “${truncate(element.text, LONGEST_QUOTE)}”` : '';
    const boxes = measured[name].map((one) => one.box);
    return [{ label: `${ELEMENT_NAMES[name]}${words}`, box, boxes: boxes.length > 0 ? boxes : [box] }];
  });
  const subject = understood?.subject;
  const thing = (label: string, box: Box): Thing => ({ label, box, boxes: [box] });
  const others = [
    ...elements.faces.map(({ box }) => thing('a face', box)),
    ...text.map(({ box }) => thing('other text', box)),
    // A scene covers the whole picture and says nothing about a place in it.
    ...(subject && subject.kind !== 'scene'
      ? [thing(['main subject', subjectWords(subject)].filter(Boolean).join(': '), subject.box)]
      : []),
  ];
  const area = ({ box: { w, h } }: Thing) => w * h;
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
