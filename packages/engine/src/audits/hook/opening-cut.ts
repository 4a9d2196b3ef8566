import { defineAudit } from '../../audit.ts';
import { OPENING_SECONDS } from '../../computed/video/opening.ts';
import { visibleShotShare } from '../../computed/video/visible-shots.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const LIMIT = formatValue(OPENING_SECONDS, 'seconds');

const MESSAGES = {
  early: 'The first cut comes at {at}, early enough to keep people watching.',
  late: 'The first shot lasts {at}, too long for many viewers.',
  single: 'The whole video is one shot ({at}).',
  sooner:
    'Bring the first cut forward from {at} to within {limit}: a close-up, another angle or the product in use.',
  add: 'Add a cut within {limit}: a close-up, another angle or the product in use.',
  mark: 'First cut at {at}',
  singleMark: 'One shot of {at}',
  short: 'The video is too short to need a cut.',
  flicker: 'The shots of the opening change too fast to judge.',
  noCut: 'one shot of {value} never cuts',
  longInShort: 'the opening shot runs for {value}',
} as const;

export default defineAudit({
  id: 'opening-cut',
  needs: ['shots', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: OPENING_SECONDS,
    middling: 6,
    source: 'abcds-detector configuration (Google): first cut before 3 s; 6 s as middling: judgment',
  },
  effort: 'minutes',
  part: 'opening',
  redundantWith: ['shot-length'],
  fault: ({ evidence }) => (evidence[0]?.second === 0 ? MESSAGES.noCut : MESSAGES.longInShort),
  words: {
    name: 'First cut',
    pass: 'The first shot is not too long',
    fail: 'The first shot runs too long',
    why: 'A new shot in the first seconds gives people a reason to keep watching.',
    fix: 'Cut within the first 3 seconds: another angle, a close-up, the product in use.',
    action: 'Make the first cut sooner',
  },

  run({ shots, video }) {
    const duration = video.durationSeconds;
    const second = shots[1]?.start;
    if (second === undefined && duration <= OPENING_SECONDS)
      return { kind: 'notApplicable', reason: MESSAGES.short };
    const value = second ?? duration;
    const values = { at: formatValue(value, 'seconds'), limit: LIMIT };
    const isSingle = second === undefined;
    const isLate = value > OPENING_SECONDS;
    const seen = visibleShotShare(shots.filter(({ start }) => start < OPENING_SECONDS));
    if (seen === 0) return { kind: 'notApplicable', reason: MESSAGES.flicker };
    return {
      kind: 'measured',
      value,
      confidence: 0.95 * seen,
      evidence: [
        { label: formatMessage(isSingle ? MESSAGES.singleMark : MESSAGES.mark, values), second: second ?? 0 },
      ],
      observation: formatMessage(
        isSingle ? MESSAGES.single : isLate ? MESSAGES.late : MESSAGES.early,
        values,
      ),
      ...(isLate && { advice: formatMessage(isSingle ? MESSAGES.add : MESSAGES.sooner, values) }),
    };
  },
});
