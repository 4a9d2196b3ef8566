import { defineAudit } from '../../audit.ts';
import { markName } from '../../computed/line-name.ts';
import { earliest } from '../../computed/spans.ts';
import { FROM_FRAMES } from '../../computed/video-message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 3;

export default defineAudit({
  id: 'brand-first-seen',
  needs: ['scenes'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 7,
    source: 'Meta business help: brand in 3 s; Google Ads help 14783551 (ABCD): in the first 5 s',
  },
  effort: 'minutes',
  words: {
    name: 'Brand in the opening',
    pass: 'The brand is seen early',
    fail: 'The brand comes late',
    why: 'Those who leave early should at least know who spoke; a brand kept for the end is seen by the few who stayed.',
    fix: 'Show name or logo within 3 seconds, on the product or in a corner.',
    action: 'Show the brand in the first seconds',
  },

  run({ scenes }) {
    const first = earliest(scenes.brand);
    if (!first) return { kind: 'notApplicable', reason: 'No brand name was read in the video.' };
    const at = formatValue(first.start, 'seconds');
    return {
      kind: 'measured',
      value: first.start,
      confidence: FROM_FRAMES,
      evidence: [{ label: `${markName(first)} from ${at}`, second: first.start, box: first.box }],
      observation: `The brand ${markName(first)} is first seen at ${at}.`,
      advice:
        first.start <= GOOD
          ? `Keep ${markName(first)} in the opening.`
          : `Show ${markName(first)} within the first ${GOOD} s instead of from ${at}.`,
    };
  },
});
