import { longest } from '../computed/video/spans.ts';
import { formatValue } from '../format-value.ts';
import type { Span } from '../video-artifacts.ts';
import { type Facts, found } from './facts.ts';

/** Where in this video a change goes, in a sentence of its own; empty where its time is told already. */
export function videoDetailOf(audit: string, value: number | null, facts: Facts): string {
  const shots = found(facts, 'shots');
  const scenes = found(facts, 'scenes');
  const duration = found(facts, 'video')?.durationSeconds;
  const [first] = shots ?? [];
  const last = shots?.at(-1);
  if (!shots || !scenes || !duration || !first || !last) return '';
  const close: Span = scenes.endCard ?? { start: Math.max(last.start, duration - CLOSING), end: duration };
  switch (audit) {
    case 'hook-message': {
      const face = scenes.faces.find(({ start }) => start < OPENING);
      const beside = face ? `, clear of the face that is there from ${second(face.start)}` : '';
      return value !== null && value > OPENING
        ? `It can stand from the first frame on, ${over(first)}${beside}.`
        : '';
    }
    case 'call-to-action-presence':
    case 'call-to-action-time':
      return scenes.callToAction.length === 0
        ? `Show it ${between(close)}, so that ${second(close.end - close.start)} are left to act.`
        : '';
    case 'brand-presence':
      return scenes.brand.length === 0 ? `Show it ${over(first)}, and once more ${between(close)}.` : '';
    case 'brand-first-seen':
      return scenes.brand.length === 0 ? `The opening is the place for it, ${over(first)}.` : '';
    case 'sound-time':
      return found(facts, 'sound')?.present ? '' : beats(shots, duration);
    case 'end-card':
      return scenes.endCard ? '' : `It follows the last shot, ${between(last)}.`;
    case 'message-time': {
      const room = longest(shots);
      return room && shots.length > 1 ? `The longest shot, ${between(room)}, has room for them.` : '';
    }
    case 'people-time':
      return scenes.faces.length === 0 ? `It belongs early: ${over(first)}, if it can be filmed again.` : '';
    default:
      return '';
  }
}

/** Seconds; a viewer decides in them. */
const OPENING = 3;

/** Seconds at the end that are kept for a request; judgement. */
const CLOSING = 3;

/** Cuts named for the sound to fall on. */
const MOST_BEATS = 3;

const second = (value: number): string => formatValue(value, 'seconds');

const between = ({ start, end }: Span): string => `from ${second(start)} to ${second(end)}`;

const over = (shot: Span): string => `over the shot ${between(shot)}`;

function beats(shots: readonly Span[], duration: number): string {
  const cuts = shots.slice(1, MOST_BEATS + 1).map(({ start }) => second(start));
  if (cuts.length === 0) return `It has one shot of ${second(duration)} to carry.`;
  const named = cuts.length === 1 ? cuts[0] : `${cuts.slice(0, -1).join(', ')} and ${cuts.at(-1)}`;
  return `Its beats can fall on the ${cuts.length === 1 ? 'cut' : 'cuts'} at ${named}.`;
}
