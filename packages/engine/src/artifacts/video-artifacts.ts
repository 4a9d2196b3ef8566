import type { Bars } from './bars.ts';
import type { Box } from '../geometry.ts';
import type { TextRole } from './text-role.ts';

/** Seconds per step of everything that is reported over time. */
export const TIMELINE_STEP = 0.5;

/** Seconds, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FlashSpan extends Span {
  /** Only saturated red flashes: light and dark ones stay within the limit. */
  readonly red?: true;
}

export interface VideoFacts {
  readonly format: 'mp4' | 'mov' | 'avi' | 'webm' | 'mkv';
  readonly videoCodec: string;
  readonly audioCodec: string | null;
  readonly durationSeconds: number;
  /** Average frames per second. */
  readonly frameRate: number;
  /** Kilobits per second of the whole file. */
  readonly bitrate: number;
  /** Degrees clockwise by which the stored picture is rotated for display. */
  readonly rotation: number;
  /** Upright size in the pixels of the file, which may not be square; `image` has the size as shown. */
  readonly stored?: { readonly width: number; readonly height: number };
  /** Whether the decoder hit damage and continued. */
  readonly damaged: boolean;
  /** Where the frames were decoded. They come from the browser when the server does not support the codec. */
  readonly decodedBy: 'server' | 'browser';
  /** Name and version of the decoder. Missing when the browser decoded, and for videos from before it was recorded. */
  readonly decoder?: string;
}

export interface Shot extends Span {
  /** How it follows the previous shot; null for the first. */
  readonly joinedBy: 'cut' | 'fade' | null;
  /**
   * Set when it fades or dissolves in: from the last frame that shows only the previous shot to the first that shows only
   * this one. `start` is in the middle of it.
   */
  readonly joinedOver?: Span;
}

/** One step is TIMELINE_STEP. */
export interface Motion {
  /** 0 (still) .. 100 (hand-held at full speed), per step. */
  readonly energy: readonly number[];
  readonly mean: number;
  /** Stretches of a second or longer without a visible change. */
  readonly frozen: readonly Span[];
}

export interface Light {
  /** Mean luma 0..1, per step. */
  readonly brightness: readonly number[];
  readonly black: readonly Span[];
  /** Stretches with more than three flashes in a second (WCAG 2.2, 2.3.1). */
  readonly flashes: readonly FlashSpan[];
  readonly flashesPerSecond: number;
  /** Bars that are present in every frame that was checked. */
  readonly bars: Bars;
}

export interface Sound {
  readonly present: boolean;
  /** Integrated loudness (EBU R128), LUFS; null without sound or when all of it is silence. */
  readonly lufs: number | null;
  /** dBFS. */
  readonly truePeak: number | null;
  /** Loudness range, LU. */
  readonly range: number | null;
  /** Loudest momentary loudness of each step, LUFS; -70 is silence. */
  readonly loudness: readonly number[];
  readonly silence: readonly Span[];
  readonly speech: readonly Span[];
  /** Share of the duration. */
  readonly speechShare: number;
}

/** A line of text and the time it is on screen. */
export interface TextSpan extends Span {
  readonly text: string;
  readonly role: TextRole;
  readonly box: Box;
  /** WCAG ratio against its background: the median of the frames that it was read on. */
  readonly contrast: number;
  /** Height of the letters as a share of the frame's height. */
  readonly height: number;
  readonly confidence: number;
}

/** Something that the video says once, taken from the frame that shows most of it or is surest of it. */
export interface VideoElement extends Span {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
}

/** What the key frames show. They are read every half second, or less often where nothing changes. */
export interface Scenes {
  readonly text: readonly TextSpan[];
  /** The main message; null when there is none, missing in results from older engines. */
  readonly headline?: VideoElement | null;
  /** The most certain one on any frame; null and missing as for the headline. */
  readonly offer?: VideoElement | null;
  readonly faces: readonly (Span & { readonly box: Box; readonly smile: number | null })[];
  readonly brand: readonly (Span & { readonly text: string; readonly box: Box })[];
  readonly callToAction: readonly (Span & { readonly text: string; readonly box: Box })[];
  /** Concentration of predicted attention, 0..1, per step. */
  readonly attention: readonly number[];
  /** Seconds of the frames that were read. */
  readonly readAt: readonly number[];
  /** Second of the hero frame, which represents the video in the picture checks. */
  readonly heroSecond: number;
  /** The final stretch that stays still with words on it; null when the video ends in mid-action. */
  readonly endCard: (Span & { readonly brand: boolean; readonly callToAction: boolean }) | null;
  /** Similarity of the last frame to the first, 0..1. A seamless loop is near 1. */
  readonly loop: number;
}

/** Everything measured about a video beyond its hero frame. */
export interface VideoArtifacts {
  readonly video: VideoFacts;
  readonly shots: readonly Shot[];
  readonly motion: Motion;
  readonly light: Light;
  readonly sound: Sound;
  readonly scenes: Scenes;
}
