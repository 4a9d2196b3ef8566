import { type Audit, defineAudit } from '../../audit.ts';
import type { ImpressionQuality } from '../../artifacts/impression.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** How to refer to a quality, such as 'stopping power'. */
interface Spoken {
  readonly id: string;
  readonly quality: ImpressionQuality;
  readonly name: string;
  readonly noun: string;
  readonly why: string;
}

/** Median of the training ads, whose ratings were mapped to the scale of the score. */
const MEDIAN = 73;

const MESSAGES = {
  rated: 'Predicted: {rating} of 100 ({median} is typical).',
  raises: 'Raises the prediction most',
  lowers: 'Lowers the prediction most',
} as const;

/**
 * Defines an audit that is learned rather than reasoned: it predicts a rating from pictures with similar looks and words.
 * It says so, and gives no advice.
 */
export const impressionAudit = ({ id, quality, name, noun, why }: Spoken): Audit<'impression'> =>
  defineAudit({
    id,
    needs: ['impression'],
    unit: 'points',
    learned: true,
    curve: {
      shape: 'rising',
      good: 88,
      middling: 62,
      source: `Fitted: a vision-language model’s ratings of ${noun} (up to 109 real ads, 530 drawn banners and 525 mockups of ads), by a ridge over the channels of three networks and what the words mean; not people, not sales`,
    },
    effort: 'redesign',
    words: { name, why },

    run({ impression }) {
      const { rating, raised, lowered } = impression[quality];
      return {
        kind: 'measured',
        // Not scaled by confidence: ridge regression already shrinks uncertain predictions toward the median.
        value: rating,
        evidence: [
          { label: MESSAGES.raises, box: raised },
          { label: MESSAGES.lowers, box: lowered },
        ],
        observation: formatMessage(MESSAGES.rated, { rating: Math.round(rating), median: MEDIAN }),
      };
    },
  });
