import { defineAudit } from '../../audit.ts';
import { attentionShare } from '../../computed/attention/attention-share.ts';
import { sellingElements } from '../../computed/layout/selling-elements.ts';
import { weighedMean } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';

/** Percent of predicted attention. */
const GOOD = 68;

/**
 * A look at the subject shows what is sold, one at the message says why. On 42 ads attention as reviewers rate it goes with
 * the value by .36 (.16 without the subject), on 58 banners hierarchy by .60 (.63); counted in full .43 and .18.
 */
const SHOWN_WORTH = 0.5;

/** Below this the reader is told that looks at faint words were not counted in full. */
const WORTHWHILE = 0.95;

export default defineAudit({
  id: 'message-attention',
  needs: ['attention', 'text', 'callToAction', 'brand', 'faces', 'subject'],
  spares: ['callToAction', 'brand', 'subject'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 26,
    source:
      'Judgement, on the spread of real ads: two thirds of the looks on what sells is good, those at the subject counted half; wide, because the map explains half of what people share',
  },
  effort: 'redesign',
  words: {
    name: 'Attention on what sells',
    pass: 'Attention rests on what sells',
    fail: 'Attention misses what sells',
    why: 'Attention on the background costs as much as attention on the offer, and sells nothing.',
    fix: 'Give headline, offer, action and brand more room and contrast.',
    action: 'Draw attention to the message',
  },

  run(parts) {
    const elements = sellingElements(parts)
      .map((element) => ({
        ...element,
        worth: element.worth * (element.shows === 'subject' ? SHOWN_WORTH : 1),
        share: attentionShare(parts.attention, element.boxes),
      }))
      .toSorted((a, b) => a.share - b.share);
    // A subject alone sells, and holds no message that looks could be on.
    if (elements.every(({ shows }) => shows === 'subject')) {
      return {
        kind: 'notApplicable',
        reason: 'No words, button, brand or face were found for attention to rest on.',
      };
    }
    const looks = attentionShare(
      parts.attention,
      elements.flatMap(({ boxes }) => boxes),
    );
    const worth = meanWorth(elements);
    const said = meanWorth(elements.filter(({ shows }) => shows === null));
    const shown = elements.some(({ shows }) => shows === 'subject');
    const value = 100 * looks * worth;
    const strongest = elements.at(-1);
    const percent = (share: number) => formatValue(share * 100, 'percent');
    return {
      kind: 'measured',
      value,
      evidence: elements.flatMap(({ name, share, boxes }) =>
        boxes.slice(0, 1).map((box) => ({ label: `${name}: ${percent(share)} of attention`, box })),
      ),
      observation: `${percent(looks)} of predicted attention rests on headline, offer, action, brand${shown ? ', faces and main subject' : ' and faces'} together${strongest ? `; most on ${lowerFirst(strongest.name)} (${percent(strongest.share)})` : ''}.${shown || said < WORTHWHILE ? ` ${counted(shown, said < WORTHWHILE)} ${formatValue(value, 'percent')}.` : ''}`,
      advice: value >= GOOD ? 'Keep the weight on what sells.' : adviceFor(elements, looks),
    };
  },
});

const meanWorth = (elements: readonly Looked[]): number =>
  elements.length > 0
    ? weighedMean(elements.map((each) => ({ value: each.worth, weight: each.share + 1e-6 })))
    : 1;

/** Why the figure is lower than the share of looks. */
const counted = (shown: boolean, faint: boolean): string =>
  [
    shown ? 'The main subject counts half' : '',
    faint ? `${shown ? 'w' : 'W'}ords too faint to read count less` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
    .concat(':');

interface Looked {
  readonly name: string;
  readonly share: number;
  readonly carries: boolean;
  readonly worth: number;
  readonly shows: 'face' | 'subject' | null;
}

/** Shares of attention: what draws less can be helped, and what is too little to be told as a figure. */
const HELPED = 0.12;
const NONE = 0.001;

/** The weakest of what carries the message; a scrap on a pack or a face in a crowd is not what to enlarge. */
function adviceFor(elements: readonly Looked[], looks: number): string {
  const elsewhere = formatValue((1 - looks) * 100, 'percent');
  const weakest = elements.find(({ carries, share }) => carries && share < HELPED);
  if (!elements.some(({ carries }) => carries))
    return `Set a headline, an offer or the name where the eye goes: ${elsewhere} of attention meets nothing that could be read.`;
  if (!weakest)
    return `Simplify the background, which draws the ${elsewhere} of attention that goes elsewhere: what sells is looked at for its size already.`;
  const gets =
    weakest.share < NONE ? 'is hardly looked at' : `gets ${formatValue(weakest.share * 100, 'percent')}`;
  return `Start with ${lowerFirst(weakest.name)}, which ${gets}: more size or contrast there, since ${elsewhere} of attention goes to neither message nor subject.`;
}

const lowerFirst = (name: string): string => `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
