import { defineAudit } from '../../audit.ts';
import { longest, secondsInside } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 10;

/** Seconds for which a picture may stand still, because a few words are read meanwhile. Chosen by judgment. */
const READ = 2;

const MESSAGES = {
  moving: 'Something moves throughout: no shot stands still for a second or longer.',
  brief: 'The picture stands still for only {length}, longest from {start} to {end}.',
  frozen:
    'The picture stands still for {length}, longest from {start} to {end} (the end card does not count).',
  move: 'Add movement between {start} and {end}, or make this part shorter.',
  mark: 'Still for {length}',
  noMark: 'No still stretch',
  card: 'The whole video is a still card.',
} as const;

export default defineAudit({
  id: 'frozen-time',
  needs: ['motion', 'scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 40,
    source:
      'Judgment: what stretches without a visible change last beyond 2 s, the time to read a few words; the end card left out',
  },
  effort: 'hour',
  part: 'pacing',
  views: ['motion'],
  words: {
    name: 'Still stretches',
    pass: 'The picture keeps moving',
    fail: 'The picture stands still for too long',
    why: 'A picture that stands still in a video looks like a playback error, and people leave.',
    fix: 'Move the camera slowly over stills, or animate the text.',
    action: 'Add movement to still shots',
  },

  run({ motion, scenes, video }) {
    const before = { start: 0, end: scenes.endCard?.start ?? video.durationSeconds };
    if (before.end < 1) return { kind: 'notApplicable', reason: MESSAGES.card };
    const frozen = motion.frozen
      .map(({ start, end }) => ({ start, end: Math.min(end, before.end) }))
      .filter(({ start, end }) => end > start);
    const seconds = frozen.reduce((sum, span) => sum + secondsInside(span, before), 0);
    const tooLong = frozen.reduce((sum, span) => sum + Math.max(0, secondsInside(span, before) - READ), 0);
    const value = (100 * tooLong) / before.end;
    const worst = longest(frozen);
    const values = {
      length: formatValue(seconds, 'seconds'),
      start: formatValue(worst?.start ?? 0, 'seconds'),
      end: formatValue(worst?.end ?? 0, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: 0.95,
      evidence: [
        worst
          ? {
              label: formatMessage(MESSAGES.mark, {
                length: formatValue(worst.end - worst.start, 'seconds'),
              }),
              second: worst.start,
            }
          : { label: MESSAGES.noMark },
      ],
      observation: worst
        ? formatMessage(value > GOOD ? MESSAGES.frozen : MESSAGES.brief, values)
        : MESSAGES.moving,
      ...(value > GOOD && { advice: formatMessage(MESSAGES.move, values) }),
    };
  },
});
