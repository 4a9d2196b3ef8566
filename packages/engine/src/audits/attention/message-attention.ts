import { defineAudit } from '../../audit.ts';
import { attentionShare } from '../../computed/attention/attention-share.ts';
import { sellingElements } from '../../computed/layout/selling-elements.ts';
import { weightedMean } from '../../computed/arithmetic/soft-worst.ts';
import { formatShare } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { uncapitalize } from '../../capitalize.ts';

/** Percent of predicted attention. */
const GOOD = 68;

/**
 * A look at the subject shows what is sold, and one at the message says why. On 42 ads, the value correlates with
 * attention as rated by reviewers at .36 (.16 without the subject), and on 58 banners with hierarchy at .60 (.63). With
 * the subject counted fully, the figures are .43 and .18.
 */
const SHOWN_WORTH = 0.5;

/** Below this, the report says that some of the text is faint. */
const WORTHWHILE = 0.95;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 26,
  source:
    'Judgment, on the spread of real ads: two thirds of the looks on what sells is good, those at the subject counted half; wide, because the map explains half of what people share',
} as const satisfies Curve;

const NAME = 'Attention on message and subject';

const MESSAGES = {
  held: 'Most predicted attention goes to the message and to what the ad shows, above all to {strongest}.',
  lost: 'Part of the attention misses the message and the subject; {strongest} gets the most.',
  lostAndFaint:
    'Part of the attention misses the message and the subject, and some of the text is faint; {strongest} gets the most.',
  evidence: '{name}: {share} of attention',
  none: 'We could not find text, a button, a brand or a face for attention to rest on.',
} as const;

export default defineAudit({
  id: 'message-attention',
  needs: ['attention', 'text', 'callToAction', 'brand', 'faces', 'subject', 'elements'],
  optionalNeeds: ['callToAction', 'brand', 'subject', 'elements'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'focalPoint',
  aspect: 'attention',
  onVideo: 'score-only',
  praise: { words: 'a message that holds attention', rank: 15, minor: true },
  words: {
    name: NAME,
    pass: 'Attention rests on the message',
    fail: 'Too little attention reaches the message',
    why: 'A glance at the background costs as much as a glance at the offer, and sells nothing.',
    fix: 'Give the headline, the offer, the call to action and the brand more size and contrast.',
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
    const strongest = elements.at(-1);
    // A subject alone sells, but contains no message to look at.
    if (!strongest || elements.every(({ shows }) => shows === 'subject')) {
      return { kind: 'notApplicable', reason: MESSAGES.none };
    }
    const looks = attentionShare(
      parts.attention,
      elements.flatMap(({ boxes }) => boxes),
    );
    const value = 100 * looks * meanWorth(elements);
    const faint = meanWorth(elements.filter(({ shows }) => shows === null)) < WORTHWHILE;
    const values = { strongest: lowerFirst(strongest.name) };
    const lost = faint ? MESSAGES.lostAndFaint : MESSAGES.lost;
    return {
      kind: 'measured',
      value,
      evidence: elements.flatMap(({ name, share, boxes }) =>
        boxes.slice(0, 1).map((box) => ({
          label: formatMessage(MESSAGES.evidence, { name, share: formatShare(share) }),
          box,
        })),
      ),
      observation: formatMessage(levelOf(value, CURVE) === 'good' ? MESSAGES.held : lost, values),
      // Looks at the person or the product are not looks at the message, so they earn no praise. Too few looks earn no
      // blame: readers found none of 10 sentences about them true and useful, since a picture may lead.
      ...((value < GOOD || strongest.shows !== null) && { title: NAME, advice: '' }),
    };
  },
});

const meanWorth = (elements: readonly Looked[]): number =>
  elements.length > 0
    ? weightedMean(elements.map((each) => ({ value: each.worth, weight: each.share + 1e-6 })))
    : 1;

interface Looked {
  readonly share: number;
  readonly worth: number;
}

const lowerFirst = (name: string): string => `the ${uncapitalize(name)}`;
