import { defineAudit } from '../../audit.ts';
import { type ElementGroup, elementGroups } from '../../computed/design/element-count.ts';
import { say } from '../../messages/say.ts';

const GOOD = 4;
const SHOWN = 8;

const MESSAGES = {
  counted:
    'We count about {count, plural, one {# separate element} other {# separate elements}} of text, faces and branding: {groups}.',
  groupText: 'Group the lines of text that belong together into fewer blocks.',
  groupFaces: 'Bring the faces closer together, so they read as one group.',
  text: '{count, plural, one {# block of text} other {# blocks of text}}',
  faces: '{count, plural, one {# face} other {# faces}}',
  button: 'the button',
  brand: 'the logo',
} as const;

const LABELS = { text: 'Text', faces: 'Face', button: 'Button', brand: 'Logo' } as const;

export default defineAudit({
  id: 'element-count',
  needs: ['text', 'callToAction', 'faces', 'brand', 'image'],
  spares: ['callToAction', 'brand'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 8,
    source:
      'About four separate things are held in mind at once (Cowan 2001); twice that is middling: judgment',
  },
  effort: 'hour',
  words: {
    name: 'Number of elements',
    pass: 'The ad has few separate elements',
    fail: 'The ad has too many separate elements',
    why: 'Every separate element asks for a look of its own, and people take in about four.',
    fix: 'Group what belongs together, and drop what does not sell.',
    action: 'Group the elements into about four',
  },

  run({ text, callToAction, faces, brand, image }) {
    const groups = elementGroups({ text, callToAction, faces, brand, ratio: image.width / image.height });
    const value = groups.reduce((sum, { count }) => sum + count, 0);
    const most = groups.toSorted((a, b) => b.count - a.count)[0];
    if (!most) return { kind: 'notApplicable', reason: 'We could not find any text, button, face or logo.' };
    return {
      kind: 'measured',
      value,
      evidence: most.boxes.slice(0, SHOWN).map((box, i) => ({ label: `${LABELS[most.kind]} ${i + 1}`, box })),
      observation: say(MESSAGES.counted, { count: whole(value), groups: groups.map(counted).join(', ') }),
      ...(value > GOOD && { advice: most.kind === 'faces' ? MESSAGES.groupFaces : MESSAGES.groupText }),
    };
  },
});

/** Doubtful ones count in part, but nobody sees a part of a face. */
const whole = (count: number): number => Math.max(1, Math.round(count));

const counted = ({ kind, count }: ElementGroup): string => say(MESSAGES[kind], { count: whole(count) });
