import { defineAudit } from '../../audit.ts';
import { attentionShare } from '../../computed/attention-share.ts';
import { sellingElements } from '../../computed/selling-elements.ts';
import { weighedMean } from '../../computed/soft-worst.ts';
import { formatValue } from '../../format-value.ts';

/** Percent of predicted attention. */
const GOOD = 55;

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
    middling: 12,
    source:
      'Judgement, on the spread of real ads: over half of the looks on what sells is good, the rest explains it; wide, because the map explains half of what people share',
  },
  effort: 'redesign',
  words: {
    name: 'Attention on what sells',
    pass: 'Attention rests on what sells',
    fail: 'Attention misses what sells',
    why: 'Attention beside message and subject is paid for like attention on the offer, and sells nothing.',
    fix: 'Give headline, offer, action and brand more room and contrast.',
    action: 'Draw attention to the message',
  },

  run(parts) {
    const elements = sellingElements(parts)
      .map((element) => ({ ...element, share: attentionShare(parts.attention, element.boxes) }))
      .toSorted((a, b) => a.share - b.share);
    if (elements.length === 0) {
      return {
        kind: 'notApplicable',
        reason: 'No words, button, brand, face or subject were found for attention to rest on.',
      };
    }
    const looks = attentionShare(
      parts.attention,
      elements.flatMap(({ boxes }) => boxes),
    );
    const worth = weighedMean(elements.map((each) => ({ value: each.worth, weight: each.share + 1e-6 })));
    const value = 100 * looks * worth;
    const strongest = elements.at(-1);
    const percent = (share: number) => formatValue(share * 100, 'percent');
    return {
      kind: 'measured',
      value,
      evidence: elements.flatMap(({ name, share, boxes }) =>
        boxes.slice(0, 1).map((box) => ({ label: `${name}: ${percent(share)} of attention`, box })),
      ),
      observation: `${worth < WORTHWHILE ? percent(looks) : formatValue(value, 'percent')} of predicted attention rests on headline, offer, action, brand and subject together${strongest ? `; most on ${lowerFirst(strongest.name)} (${percent(strongest.share)})` : ''}.${worth < WORTHWHILE ? ` Words that sink into their ground say nothing: ${formatValue(value, 'percent')} is left.` : ''}`,
      advice: value >= GOOD ? 'Keep the weight on what sells.' : adviceFor(elements, looks),
    };
  },
});

interface Looked {
  readonly name: string;
  readonly share: number;
  readonly carries: boolean;
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
