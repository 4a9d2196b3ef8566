import { secondsInside } from '../../computed/video/spans.ts';
import type { Timeline } from '../../report/timeline.ts';
import { type Scenes, TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';
import { type Facts, artifactIn, isVideoReport } from '../facts.ts';
import { rounded } from '../../rounded.ts';

/** Timeline for the video player. Contains only measurements; null for a picture. */
export function timeline(facts: Facts): Timeline | null {
  const video = artifactIn(facts, 'video');
  if (!video || !isVideoReport(facts)) return null;
  const scenes = artifactIn(facts, 'scenes');
  const sound = artifactIn(facts, 'sound');
  const duration = Math.max(video.durationSeconds, 0.01);
  return {
    duration,
    step: TIMELINE_STEP,
    shots: (artifactIn(facts, 'shots') ?? []).map(times),
    attention: (scenes?.attention ?? []).map(share),
    motion: (artifactIn(facts, 'motion')?.energy ?? []).map((energy) => share(energy / 100)),
    brightness: (artifactIn(facts, 'light')?.brightness ?? []).map(share),
    loudness: sound?.present ? sound.loudness.map((lufs) => rounded(lufs, 1)) : null,
    text: (scenes?.text ?? []).map((line) => ({ ...times(line), text: line.text, role: line.role })),
    faces: (scenes?.faces ?? []).map(times),
    brand: (scenes?.brand ?? []).map(times),
    callToAction: (scenes?.callToAction ?? []).map((action) => ({ ...times(action), text: action.text })),
    speech: (sound?.speech ?? []).map(times),
    frames: scenes ? scenes.readAt.map((second) => moment(scenes, second)) : [],
  };
}

/** What is on screen at that second. A thing keeps the box in which it was first seen. */
function moment(scenes: Scenes, second: number): Timeline['frames'][number] {
  const now = { start: second, end: second + 0.01 };
  const there = <T extends { readonly start: number; readonly end: number }>(things: readonly T[]) =>
    things.filter((thing) => secondsInside(thing, now) > 0);
  return {
    second: rounded(second, 2),
    boxes: [
      ...there(scenes.text).map(({ text, box }) => ({ kind: 'text' as const, label: text, box })),
      ...there(scenes.faces).map(({ box }) => ({ kind: 'face' as const, label: 'Face', box })),
      ...there(scenes.brand).map(({ text, box }) => ({ kind: 'brand' as const, label: text, box })),
      ...there(scenes.callToAction).map(({ text, box }) => ({
        kind: 'callToAction' as const,
        label: text,
        box,
      })),
    ],
  };
}

const times = ({ start, end }: { readonly start: number; readonly end: number }) => ({
  start: Math.max(0, rounded(start, 2)),
  end: Math.max(0, rounded(end, 2)),
});

const share = (value: number): number => Math.min(1, Math.max(0, rounded(value, 3)));
