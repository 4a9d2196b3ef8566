import { defineAudit } from '../../audit.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

/** What the parts of a closing card are worth. Judgement. */
const WORTH = { card: 40, brand: 30, callToAction: 30 } as const;

export default defineAudit({
  id: 'end-card',
  needs: ['scenes', 'video'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 95,
    middling: 40,
    source: 'Judgement: a card of 1.5 s or more 40, with the brand 30, with the call to action 30',
  },
  effort: 'minutes',
  words: {
    name: 'End card',
    pass: 'The video closes on a card that says who and what next',
    fail: 'The video has no full closing card',
    why: 'The end is where a viewer decides; without a card that names sender and next step the video just stops.',
    fix: 'Close on a calm card of about 2 seconds with brand and call to action.',
    action: 'Close on a card with brand and call to action',
  },

  run({ scenes, video }) {
    const card = scenes.endCard;
    const duration = video.durationSeconds;
    const hold = card ? smoothStep(card.end - card.start, 0.5, 1.5) : 0;
    const value = card
      ? hold * (WORTH.card + (card.brand ? WORTH.brand : 0) + (card.callToAction ? WORTH.callToAction : 0))
      : 0;
    const missing = [!card?.brand && 'the brand', !card?.callToAction && 'a call to action'].filter(
      (part) => part !== false,
    );
    const held = card ? formatValue(card.end - card.start, 'seconds') : '';
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [
        {
          label: card ? `End card of ${held}` : 'The last frame',
          second: card?.start ?? Math.max(0, duration - 0.5),
        },
      ],
      observation: card
        ? `The video closes on a still card of ${held}${missing.length > 0 ? `, without ${missing.join(' and ')}` : ' with brand and call to action'}.`
        : `The video ends in mid-picture at ${formatValue(duration, 'seconds')}, without a card that holds still and says something.`,
      advice: !card
        ? 'Add a card of 2 s with name and call to action.'
        : missing.length > 0
          ? `Add ${missing.join(' and ')} to the card at ${formatValue(card.start, 'seconds')}.`
          : hold < 1
            ? `Hold the card for 2 s instead of ${held}.`
            : 'Keep the card.',
    };
  },
});
