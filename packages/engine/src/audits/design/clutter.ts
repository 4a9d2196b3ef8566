import { defineAudit } from '../../audit.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { shownAt } from '../../computed/layout/shown.ts';

export default defineAudit({
  id: 'clutter',
  needs: ['clutter', 'subject', 'objects'],
  spares: ['subject', 'objects'],
  unit: 'points',
  curve: {
    shape: 'falling',
    good: 30,
    middling: 68,
    source:
      'Direction: feature complexity lowers attention to the brand and liking (Pieters, Wedel, Batra 2010); points: judgement on the 0-100 scale of people’s ratings (SAVOIAS ads)',
  },
  effort: 'redesign',
  words: {
    name: 'Clutter',
    pass: 'The picture is calm enough to take in at a glance',
    fail: 'The picture is too busy to take in at a glance',
    why: 'Every texture, edge and colour competes with the message for the second or two that an ad gets.',
    fix: 'Remove what does not sell, and set the main subject on a plain background.',
    action: 'Clear away clutter',
  },

  run({ clutter, subject, objects }) {
    const corner = placeName(clutter.busiest);
    const shown = shownAt(clutter.busiest, { subject, objects });
    const figure = Math.round(clutter.score);
    return {
      kind: 'measured',
      value: clutter.score,
      evidence: [{ label: `Busiest region, ${corner}`, box: clutter.busiest }],
      observation: `People would rate this picture about ${figure} of 100 for visual complexity${clutter.busyShare < 0.005 ? '' : `; ${Math.round(clutter.busyShare * 100)} % of it is busy, most of all ${corner}`}.`,
      ...(clutter.score > 30 && {
        advice: `${start(corner, shown, subject !== null)}. About 30 of 100 reads at a glance; this is ${figure}.`,
      }),
    };
  },
});

/** Where no subject was found, what is busy may be one. */
function start(corner: string, shown: string | null, subjectFound: boolean): string {
  if (shown !== null) return `Keep ${shown}, which is the busiest part, and simplify everything around it`;
  return subjectFound
    ? `Start ${corner}: simplify or blur the background there`
    : `Start ${corner}: if that is background, simplify or blur it`;
}
