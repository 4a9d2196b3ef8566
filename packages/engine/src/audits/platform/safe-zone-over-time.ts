import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { shareInside } from '../../computed/placements/elements.ts';
import { SAFE_ZONE_CURVE, safeZoneOf } from '../../computed/placements/safe-zone.ts';
import { byHarm, weightedMean } from '../../computed/arithmetic/soft-worst.ts';
import { MAX_FRAME_CONFIDENCE, messageLines } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { passes } from '../../scoring/passes.ts';

const INSIDE = 90;

const MESSAGES = {
  inside: 'All text stays clear of the platform’s buttons and captions.',
  mostly: 'Most text stays clear of the platform’s controls; {line} at {at} comes close to them.',
  covered: '{line} at {at} lies where platforms put their own buttons and captions.',
  move: 'Move {line} at {at} to between {top} and {bottom} of the height and {left} and {right} of the width.',
  mark: '{line} is {inside} inside the safe zone',
  none: 'We found no text on screen that could be covered.',
} as const;

export default defineAudit({
  id: 'safe-zone-over-time',
  needs: ['scenes', 'image'],
  unit: 'percent',
  curve: SAFE_ZONE_CURVE,
  effort: 'hour',
  part: 'line',
  aspect: 'place',
  fault: { state: 'covered', thing: 'line' },
  words: {
    name: 'Text in the safe zone',
    pass: 'The text stays clear of platform controls',
    fail: 'Text sits under the platform’s controls',
    why: 'Reels, Shorts and TikTok put names, captions and buttons over the edges, where text cannot be read.',
    fix: 'Keep text and captions in the middle of the frame.',
    action: 'Move the text into the safe zone',
  },

  run({ scenes, image }) {
    const zone = safeZoneOf(image.width / image.height);
    const lines = byHarm(
      [...messageLines(scenes.text), ...scenes.brand].map((line) => ({
        line,
        value: 100 * shareInside(line.box, zone),
        weight: line.end - line.start,
      })),
      INSIDE,
    );
    if (lines.length === 0) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = weightedMean(lines);
    const out = lines.filter((each) => each.value < INSIDE);
    const worst = out[0];
    const values = {
      ...(worst && { line: lineName(worst.line), at: formatValue(worst.line.start, 'seconds') }),
      top: share(zone.y),
      bottom: share(zone.y + zone.h),
      left: share(zone.x),
      right: share(zone.x + zone.w),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: (out.length > 0 ? out : lines).slice(0, 4).map(({ line, value: inside }) => ({
        label: formatMessage(MESSAGES.mark, { line: lineName(line), inside: formatValue(inside, 'percent') }),
        second: line.start,
        box: line.box,
      })),
      observation: formatMessage(messageFor(value, worst !== undefined), values),
      ...(worst && { advice: formatMessage(MESSAGES.move, values) }),
    };
  },
});

function messageFor(value: number, isOut: boolean): string {
  if (!isOut) return MESSAGES.inside;
  return passes(SAFE_ZONE_CURVE, value) ? MESSAGES.mostly : MESSAGES.covered;
}

const share = (part: number): string => formatValue(Math.round(100 * part), 'percent');
