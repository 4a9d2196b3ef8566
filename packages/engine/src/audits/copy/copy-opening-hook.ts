import { defineAudit } from '../../audit.ts';
import { openingDevices } from '../../computed/copy/opening.ts';
import {
  excerpt,
  mergeHits,
  joinWithConjunction,
  hitEvidenceOrFallback,
  inEnglish,
  quoteWithClause,
} from '../../computed/copy/quotes.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Number of devices from which nothing is missing. */
const ENOUGH = 2;

const MESSAGES = {
  none: '{opening} opens without a figure, a benefit, a question or a problem.',
  hooks: '{opening} hooks the reader with {devices}.',
  one: 'We counted one hook in {opening}: {devices}.',
  move: 'Bring {later} closer to the start.',
  gain: 'Rewrite {opening} so that it names what the reader gains.',
  gainWithFigure: 'Rewrite {opening} so that it names what the reader gains, with a figure if you have one.',
} as const;

export default defineAudit({
  id: 'copy-opening-hook',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: ENOUGH, middling: 0.8, source: 'Judgment' },
  effort: 'minutes',
  part: 'copyOpening',
  praise: { words: 'an opening line that hooks', rank: 22 },
  words: {
    name: 'Opening hook',
    pass: 'The opening hooks the reader in several ways',
    fail: 'The opening has few hooks',
    why: 'Most people see only the first line; it has to earn the second.',
    fix: 'Open with a benefit, a figure, a question or the problem you solve.',
    action: 'Open the copy with a hook',
  },

  run: inEnglish((copy) => {
    const devices = openingDevices(copy);
    const hits = mergeHits(devices.flatMap((device) => device.hits));
    return {
      kind: 'measured',
      value: devices.length,
      evidence: hitEvidenceOrFallback(hits, copy.opening, 'Opening'),
      observation: formatMessage([MESSAGES.none, MESSAGES.one][devices.length] ?? MESSAGES.hooks, {
        opening: excerpt(copy.opening.text),
        devices: joinWithConjunction(devices.map(({ name }) => name)),
      }),
      ...(devices.length < ENOUGH && { advice: adviceFor(copy) }),
    };
  }),
});

function adviceFor(copy: Copy): string {
  const opening = excerpt(copy.opening.text, 40);
  const later = mergeHits(copy.offers, copy.benefits, copy.proof).find(
    (each) => each.start >= copy.opening.end && isRephrasable(copy, each),
  );
  if (later) return formatMessage(MESSAGES.move, { later: quoteWithClause(copy, later), opening });
  return formatMessage(/\d/.test(copy.opening.text) ? MESSAGES.gain : MESSAGES.gainWithFigure, { opening });
}
