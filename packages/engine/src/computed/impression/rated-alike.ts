import { type Audit, defineAudit } from '../../audit.ts';
import type { ImpressionQuality } from '../../artifacts/impression.ts';
import { say } from '../../messages/say.ts';

/** How a quality is spoken of: 'stopping power'. */
interface Spoken {
  readonly id: string;
  readonly quality: ImpressionQuality;
  readonly name: string;
  readonly noun: string;
  readonly why: string;
}

/** Of the ads that it was learned from: the ratings were set on the scale of the score. */
const MEDIAN = 73;

const MESSAGES = {
  rated: 'Predicted: {rating} of 100 ({median} is typical).',
  raises: 'Raises the prediction most',
  lowers: 'Lowers the prediction most',
} as const;

/**
 * An audit that was learned instead of reasoned: what readers gave pictures that look and speak like this one. It
 * says so, and has no advice.
 */
export const ratedAlike = ({ id, quality, name, noun, why }: Spoken): Audit<'impression'> =>
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
        // In full: a ridge draws what it is not sure of to the median itself.
        value: rating,
        evidence: [
          { label: MESSAGES.raises, box: raised },
          { label: MESSAGES.lowers, box: lowered },
        ],
        observation: say(MESSAGES.rated, { rating: Math.round(rating), median: MEDIAN }),
      };
    },
  });
