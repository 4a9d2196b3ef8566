import { defineAudit } from '../../audit.ts';
import { markName } from '../../computed/text/line-name.ts';
import { earliest } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE, NEVER } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 3;

/**
 * Seconds. In a video shorter than this, a second weighs more: three seconds are a quarter of this length, so a shorter
 * video has to show the brand within its first quarter. In the middle of the 9 to 15 s that TikTok advises.
 */
const WHOLE_LENGTH = 12;

/** Confidence that there is no brand. A logo without letters is missed, but a name would have been read in one of the frames. */
const SURE_OF_NONE = 0.45;

/** Seconds below which it counts as there from the start. */
const AT_ONCE = 0.05;

const MESSAGES = {
  fromStart: '{brand} is on screen from the start.',
  appears: '{brand} first appears at {at}.',
  good: 'at most {within}',
  sooner: 'Show {brand} within the first {within} instead of at {at}.',
  evidence: '{brand} from {at}',
  none: 'We could not read a brand name at any time; we may have missed a logo without letters.',
  noneTitle: 'No brand was found in the video',
  noneEvidence: 'No brand name on screen',
  noneInShort: 'we could not find a brand name',
  lateInShort: 'the brand first appears at {second}',
} as const;

export default defineAudit({
  id: 'brand-first-seen',
  needs: ['scenes', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 7,
    source:
      'Meta business help: brand in 3 s; Google Ads help 14783551 (ABCD): in the first 5 s; of a video under 12 s the same share of its length, for 3 s are a quarter of 12: judgment',
  },
  effort: 'minutes',
  needsUnderstanding: true,
  videoDetail: 'brandInOpening',
  part: 'brand',
  aspect: 'time',
  praise: { words: 'a brand that appears early', rank: 4.5 },
  fault: ({ evidence: [first], value }, { scenes }) =>
    earliest(scenes?.brand ?? [])
      ? formatMessage(MESSAGES.lateInShort, { second: formatValue(first?.second ?? value ?? 0, 'seconds') })
      : MESSAGES.noneInShort,
  words: {
    name: 'Brand in the opening',
    pass: 'The brand appears early',
    fail: 'The brand appears late',
    why: 'Viewers who leave early should at least know whose ad they saw.',
    fix: 'Show the name or logo within 3 seconds; in a short video, within its first quarter.',
    action: 'Show the brand in the first seconds',
  },

  run({ scenes, video: { durationSeconds } }) {
    const first = earliest(scenes.brand);
    if (!first)
      return {
        kind: 'measured',
        value: NEVER,
        confidence: SURE_OF_NONE,
        title: MESSAGES.noneTitle,
        evidence: [{ label: MESSAGES.noneEvidence, second: 0 }],
        observation: MESSAGES.none,
      };
    const stretched = Math.max(1, WHOLE_LENGTH / Math.max(1, durationSeconds));
    const value = first.start * stretched;
    const values = {
      brand: markName(first),
      at: formatValue(first.start, 'seconds'),
      within: formatValue(GOOD / stretched, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), second: first.start, box: first.box }],
      // A short video has to meet a share of its length, so show the actual time.
      display: values.at,
      good: formatMessage(MESSAGES.good, values),
      observation: formatMessage(first.start < AT_ONCE ? MESSAGES.fromStart : MESSAGES.appears, values),
      ...(value > GOOD && { advice: formatMessage(MESSAGES.sooner, values) }),
    };
  },
});
