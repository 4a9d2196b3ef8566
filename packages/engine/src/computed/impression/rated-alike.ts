import { type Audit, defineAudit } from '../../audit.ts';
import type { ImpressionQuality } from '../../impression.ts';
import { placeName } from '../layout/place-name.ts';

/** How a quality is spoken of: 'stopping power', 'stop people'. */
interface Spoken {
  readonly id: string;
  readonly quality: ImpressionQuality;
  readonly name: string;
  readonly noun: string;
  readonly pass: string;
  readonly fail: string;
  readonly why: string;
  readonly action: string;
}

/** Where the middle of the ads that it was learned from stands: the ratings were set on the scale of the score. */
const MIDDLE = 73;

/**
 * An audit that was learned instead of reasoned: what readers gave pictures that look like this one to two networks. It
 * says so, and has no advice of its own beyond the place that lowered it most.
 */
export const ratedAlike = ({
  id,
  quality,
  name,
  noun,
  pass,
  fail,
  why,
  action,
}: Spoken): Audit<'impression'> =>
  defineAudit({
    id,
    needs: ['impression'],
    unit: 'points',
    learned: true,
    curve: {
      shape: 'rising',
      good: 88,
      middling: 62,
      source: `Fitted: a vision-language model’s ratings of ${noun} (109 real ads, 290 drawn banners), by a ridge over the channels of two networks; not people, not sales`,
    },
    effort: 'redesign',
    words: { name, pass, fail, why, fix: 'Look at the part that lowers it most first.', action },

    run({ impression }) {
      const { rating, raised, lowered } = impression[quality];
      const figure = Math.round(rating);
      return {
        kind: 'measured',
        // In full: a ridge draws what it is not sure of to the middle itself.
        value: rating,
        evidence: [
          { label: `Raises the impression most`, box: raised },
          { label: `Lowers the impression most`, box: lowered },
        ],
        observation: `Ads that look like this one were rated ${figure} of 100 for ${noun}; the middle is ${MIDDLE}.`,
        advice: `This is an impression, learned from ratings and not reasoned. What is ${placeName(lowered)} lowers it most: look there first.`,
      };
    },
  });
