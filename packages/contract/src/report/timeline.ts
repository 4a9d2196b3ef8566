import type { Timeline } from '@adjudge/engine/report';
import type { Finding } from './findings.ts';
import { formatTimecode } from './figures/format-timecode.ts';

export type Moment = Timeline['frames'][number];

export interface Span {
  readonly start: number;
  readonly end: number;
  /** Shown inside the mark if it fits. */
  readonly text?: string;
  /** Accessible label that includes the times. */
  readonly label: string;
}

/** Seconds for which a frame's boxes stay valid within its shot; after that, things have moved. Chosen by judgment, not fitted. */
const MOMENT_HOLDS = 1;

const within = ({ start, end }: { start: number; end: number }, second: number): boolean =>
  second >= start && second < end;

/** The nearest analyzed frame of the same shot; null when none is close enough. */
export function momentAt({ frames, shots }: Timeline, second: number): Moment | null {
  const shot = shots.find((candidate) => within(candidate, second));
  const inShot = frames.filter((frame) => !shot || within(shot, frame.second));
  const away = (frame: Moment) => Math.abs(frame.second - second);
  const [nearest] = inShot.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= MOMENT_HOLDS ? nearest : null;
}

interface Mark {
  readonly second: number;
  readonly finding: Finding;
  readonly label: string;
}

/**
 * The moments of the findings that cost points, in chronological order. The other findings would hide them. What one
 * finding shows of one moment has one mark.
 */
export const faultMarks = (findings: readonly Finding[]): Mark[] =>
  findings
    .filter(({ costs }) => costs)
    .flatMap((finding) => {
      const moments = new Map<number, string[]>();
      for (const { second, label } of finding.audit.evidence)
        if (second !== undefined) moments.set(second, [...(moments.get(second) ?? []), label]);
      return [...moments].map(([second, labels]) => {
        const what = `${[...new Set(labels)].join(', ')}, at ${formatTimecode(second)}`;
        return { second, finding, label: `${finding.number}. ${finding.audit.title}: ${what}` };
      });
    })
    .toSorted((a, b) => a.second - b.second);

const from = ({ start, end }: { start: number; end: number }): string =>
  `${formatTimecode(start)} to ${formatTimecode(end)}`;

/** Rows of marks, each with a name. */
export function spanLanes(timeline: Timeline): { name: string; spans: Span[] }[] {
  const plain = (name: string, spans: readonly { start: number; end: number }[]) => ({
    name,
    spans: spans.map((span) => ({ ...span, label: `${name}, ${from(span)}` })),
  });
  const said = (name: string, spans: readonly { start: number; end: number; text: string }[]) => ({
    name,
    spans: spans.map((span) => ({ ...span, label: `${name} “${span.text}”, ${from(span)}` })),
  });
  return [
    {
      name: 'Shots',
      spans: timeline.shots.map((shot, index) => ({
        ...shot,
        text: String(index + 1),
        label: `Shot ${index + 1}, ${from(shot)}`,
      })),
    },
    said('Text', timeline.text),
    plain('Faces', timeline.faces),
    plain('Brand', timeline.brand),
    said('Call to action', timeline.callToAction),
    plain('Speech', timeline.speech),
  ];
}

/** Stacks overlapping marks in rows. Returns the row of each mark, in the order given. */
export function rowsOf(spans: readonly Span[]): number[] {
  const ends: number[] = [];
  return spans.map(({ start, end }) => {
    const free = ends.findIndex((last) => last <= start);
    const row = free === -1 ? ends.length : free;
    ends[row] = end;
    return row;
  });
}

export interface Curve {
  readonly name: string;
  /** 0..1, one value per step. */
  readonly values: readonly number[];
  readonly label: string;
}

/** LUFS drawn as zero: quieter sound is lost in the noise of the room. */
const SILENCE = -60;

export function curves({ attention, motion, brightness, loudness, step }: Timeline): Curve[] {
  const curve = (name: string, values: readonly number[]): Curve => ({
    name,
    values,
    label: describeCurve(name, values, step),
  });
  const heard = loudness?.map((lufs) => Math.min(1, Math.max(0, 1 - lufs / SILENCE)));
  return [
    curve('Attention', attention),
    curve('Motion', motion),
    curve('Brightness', brightness),
    ...(heard ? [curve('Sound', heard)] : []),
  ];
}

/** Text version of the curve for people who cannot see it. */
function describeCurve(name: string, values: readonly number[], step: number): string {
  if (values.length === 0) return `${name}: not measured`;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const at = (value: number) => formatTimecode(values.indexOf(value) * step);
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  return `${name}: highest ${percent(most)} at ${at(most)}, lowest ${percent(least)} at ${at(least)}`;
}
