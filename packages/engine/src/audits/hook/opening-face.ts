import { defineAudit } from '../../audit.ts';
import { openingOf } from '../../computed/video/opening.ts';
import { earliest, secondsInside } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { area } from '../../geometry.ts';

const GOOD = 15;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 2,
  source: 'abcds-detector configuration (Google): a face of 15% of the frame is a close-up; 2%: judgment',
};

const MESSAGES = {
  close: 'A face is close enough to hold the eye from {at} on.',
  small: 'The largest face of the opening, from {at} on, is too small to hold the eye.',
  late: 'The first face we found appears at {at}, after the opening.',
  closer: 'Go closer to the face in the opening.',
  begin: 'Open with the shot at {at}, or another one in which a person looks at the viewer.',
  mark: 'Face ({size} of the frame) from {at}',
  none: 'We could not find a face in the video.',
} as const;

export default defineAudit({
  id: 'opening-face',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'people',
  words: {
    name: 'Face in the opening',
    pass: 'The opening shows a face',
    fail: 'The first face comes late or small',
    why: 'A face up close stops people scrolling, and the opening is where it counts most.',
    fix: 'Open on the person, close enough that the face fills a sixth of the frame.',
    action: 'Open on the face',
  },

  run({ scenes, video }) {
    const first = earliest(scenes.faces);
    if (!first) return { kind: 'notApplicable', reason: MESSAGES.none };
    const opening = openingOf(video.durationSeconds);
    const early = scenes.faces
      .map((face) => ({
        face,
        value: 100 * area(face.box) * Math.min(1, secondsInside(face, opening) / (0.5 * opening.end)),
      }))
      .toSorted((a, b) => b.value - a.value)[0];
    const value = early?.value ?? 0;
    const shown = early && value > 0 ? early.face : first;
    const values = {
      size: formatValue(100 * area(shown.box), 'percent'),
      at: formatValue(shown.start, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), second: shown.start, box: shown.box }],
      observation: formatMessage(messageFor(value), values),
      ...(value < GOOD && { advice: formatMessage(value > 0 ? MESSAGES.closer : MESSAGES.begin, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value === 0) return MESSAGES.late;
  return passes(CURVE, value) ? MESSAGES.close : MESSAGES.small;
}
