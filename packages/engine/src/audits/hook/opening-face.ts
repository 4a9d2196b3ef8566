import { defineAudit } from '../../audit.ts';
import { openingOf } from '../../computed/video/opening.ts';
import { earliest, secondsInside } from '../../computed/video/spans.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { area } from '../../geometry.ts';

export default defineAudit({
  id: 'opening-face',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 15,
    middling: 2,
    source: 'abcds-detector configuration (Google): a face of 15% of the frame is a close-up; 2%: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Face in the opening',
    pass: 'A face meets the viewer in the opening',
    fail: 'The face of the video comes late or small',
    why: 'Nothing stops the eye like a face that is near; where a video has one, its best place is the opening.',
    fix: 'Open on the person, close enough that the face fills a sixth of the frame.',
    action: 'Open on the face',
  },

  run({ scenes, video }) {
    const first = earliest(scenes.faces);
    if (!first) return { kind: 'notApplicable', reason: 'No face was seen in the video.' };
    const opening = openingOf(video.durationSeconds);
    const early = scenes.faces
      .map((face) => ({
        face,
        value: 100 * area(face.box) * Math.min(1, secondsInside(face, opening) / (0.5 * opening.end)),
      }))
      .toSorted((a, b) => b.value - a.value)[0];
    const value = early?.value ?? 0;
    const shown = early && value > 0 ? early.face : first;
    const size = formatValue(100 * area(shown.box), 'percent');
    const at = formatValue(shown.start, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [{ label: `Face of ${size} of the frame from ${at}`, second: shown.start, box: shown.box }],
      observation:
        value > 0
          ? `The opening shows a face of ${size} of the frame, from ${at}.`
          : `The first face is seen at ${at}, after the opening.`,
      advice:
        value > 0
          ? 'Go nearer in the opening, until the face fills about 15% of the frame.'
          : `Begin with the shot at ${at}, or with another in which somebody looks at the viewer.`,
    };
  },
});
