import { firstNoticedLine, promiseLines } from '../../computed/video/message.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { VideoDetail } from '../../audit-details.ts';
import type { Scenes, Span } from '../../artifacts/video-artifacts.ts';
import { type Facts, artifactIn } from '../facts.ts';

const MESSAGES = {
  fromStart: 'It can start on the first frame, over the shot from {start} to {end}.',
  besideFace:
    'It can start on the first frame, over the shot from {start} to {end}, clear of the face at {face}.',
  action: 'Show it from {start} to {end}, so that people have {left} to act.',
  brandEarly: 'Put it in the opening, over the shot from {start} to {end}.',
  room: 'The longest shot, from {start} to {end}, has room for it.',
  oneShot: 'It has one shot of {seconds} to carry.',
  beats: 'Place its beats on the {count, plural, one {cut} other {cuts}} at {times}.',
} as const;

/** Says in a sentence where in this video the change goes; empty if there is nothing to add. */
export function videoDetailOf(detail: VideoDetail | undefined, value: number | null, facts: Facts): string {
  const shots = artifactIn(facts, 'shots');
  const scenes = artifactIn(facts, 'scenes');
  const duration = artifactIn(facts, 'video')?.durationSeconds;
  const [first] = shots ?? [];
  const last = shots?.at(-1);
  if (!shots || !scenes || !duration || !first || !last) return '';
  const close: Span = scenes.endCard ?? { start: Math.max(last.start, duration - CLOSING), end: duration };
  switch (detail) {
    case 'opening': {
      if (value === null || value <= OPENING || isShownEarly(scenes)) return '';
      const face = scenes.faces.find(({ start }) => start < OPENING);
      return face
        ? formatMessage(MESSAGES.besideFace, { ...times(first), face: second(face.start) })
        : formatMessage(MESSAGES.fromStart, times(first));
    }
    case 'request':
      return scenes.callToAction.length === 0 && close.end - close.start >= CLOSING
        ? formatMessage(MESSAGES.action, { ...times(close), left: second(close.end - close.start) })
        : '';
    case 'brandInOpening':
      return scenes.brand.length === 0 ? formatMessage(MESSAGES.brandEarly, times(first)) : '';
    case 'cuts':
      return artifactIn(facts, 'sound')?.present ? '' : beats(shots, duration);
    case 'longestShot': {
      const room = longest(shots);
      return room && shots.length > 1 ? formatMessage(MESSAGES.room, times(room)) : '';
    }
    case undefined:
      return '';
  }
}

/** Whether the message is there from early on, so that it needs to be clearer, not earlier. */
const isShownEarly = ({ text }: Scenes): boolean => {
  const first = firstNoticedLine(promiseLines(text));
  return first !== null && first.inPassing && first.line.start <= OPENING;
};

/** Seconds in which viewers decide whether to keep watching. */
const OPENING = 3;

/**
 * Seconds at the end used for a call to action if there is no end card. `call-to-action-time` asks for as many, so a shorter end
 * is not recommended. Chosen by judgment.
 */
const CLOSING = 3;

/** Most cuts named for beats of the sound. */
const MOST_BEATS = 3;

const second = (value: number): string => formatValue(value, 'seconds');

const times = ({ start, end }: Span) => ({ start: second(start), end: second(end) });

function beats(shots: readonly Span[], duration: number): string {
  const cuts = shots.slice(1, MOST_BEATS + 1).map(({ start }) => second(start));
  return cuts.length === 0
    ? formatMessage(MESSAGES.oneShot, { seconds: second(duration) })
    : formatMessage(MESSAGES.beats, { count: cuts.length, times: joinedList(cuts) });
}
