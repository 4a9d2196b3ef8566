import { defineAudit } from '../../audit.ts';
import { markName } from '../../computed/text/line-name.ts';
import { earliest, screenTimeOf } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 50;

const MESSAGES = {
  onScreen: '{brand} can be read for {share} of the video.',
  keep: 'Keep {brand} on screen for {least} or more, small and steady, for instance in a corner.',
  evidence: '{start} to {end}',
  none: 'We could not read a brand name in the video.',
  noneInShort: 'we could not find a brand name',
  shareInShort: 'the brand is on screen for {value} of the time',
} as const;

export default defineAudit({
  id: 'brand-time',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 15,
    source: 'Google Ads help 14783551 (ABCD): the brand throughout; the shares: judgment',
  },
  effort: 'hour',
  needsUnderstanding: true,
  part: 'brand',
  aspect: 'time',
  fault: (_, { scenes }) => (earliest(scenes?.brand ?? []) ? MESSAGES.shareInShort : MESSAGES.noneInShort),
  words: {
    name: 'Screen time of the brand',
    pass: 'The brand stays in view',
    fail: 'The brand is rarely on screen',
    why: 'Viewers see parts of a video, so the brand should be in every part.',
    fix: 'Show the brand on the product, on clothing or in a corner, not only on a closing card.',
    action: 'Keep the brand on screen longer',
  },

  run({ scenes, video }) {
    const duration = video.durationSeconds;
    const first = earliest(scenes.brand);
    if (!first) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { percent: value } = screenTimeOf(scenes.brand, duration);
    const values = {
      brand: markName(first),
      share: formatValue(value, 'percent'),
      least: formatValue((GOOD / 100) * duration, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: scenes.brand.slice(0, 4).map(({ start, end, box }) => ({
        label: formatMessage(MESSAGES.evidence, {
          start: formatValue(start, 'seconds'),
          end: formatValue(end, 'seconds'),
        }),
        second: start,
        box,
      })),
      observation: formatMessage(MESSAGES.onScreen, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.keep, values) }),
    };
  },
});
