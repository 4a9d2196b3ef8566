import type { Bars } from './bars.ts';
import type { Box } from '../geometry.ts';
import type { TextRole } from './text-role.ts';

/** Seconds of one step of everything that is told over time. */
export const TIMELINE_STEP = 0.5;

/** Seconds, from the first to before the second. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch of flashes. */
export interface FlashSpan extends Span {
  /** Of saturated red alone: light and dark keep within the limit. */
  readonly red?: true;
}

export interface VideoFacts {
  readonly format: 'mp4' | 'mov' | 'avi' | 'webm' | 'mkv';
  readonly videoCodec: string;
  readonly audioCodec: string | null;
  readonly durationSeconds: number;
  /** Frames a second, on average. */
  readonly frameRate: number;
  /** Kilobits a second of the whole file. */
  readonly bitrate: number;
  /** Degrees clockwise that the stored picture is turned for showing. */
  readonly rotation: number;
  /** Upright, in the pixels of the file, which need not be square; `image` has the size as shown. */
  readonly stored?: { readonly width: number; readonly height: number };
  /** Whether the decoder met damage and went on. */
  readonly damaged: boolean;
  /** Who decoded: the frames may have come from the browser, when the server knows no such codec. */
  readonly decodedBy: 'server' | 'browser';
  /** Name and version of the decoder; left out where the browser decoded, and of videos from before it was kept. */
  readonly decoder?: string;
}

export interface Shot extends Span {
  /** How it follows the one before; null for the first. */
  readonly joinedBy: 'cut' | 'fade' | null;
  /** Where it fades or dissolves in: from the last of the one before alone to the first of this one. It starts in the middle. */
  readonly joinedOver?: Span;
}

/** Steps are those of TIMELINE_STEP. */
export interface Motion {
  /** 0 (still) .. 100 (hand-held in full flight), by step. */
  readonly energy: readonly number[];
  readonly mean: number;
  /** A second and longer without a visible change. */
  readonly frozen: readonly Span[];
}

export interface Light {
  /** Mean luma 0..1, by step. */
  readonly brightness: readonly number[];
  readonly black: readonly Span[];
  /** Stretches with more than three flashes in a second (WCAG 2.2, 2.3.1). */
  readonly flashes: readonly FlashSpan[];
  readonly flashesPerSecond: number;
  /** Those that stand in every frame. */
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
  /** Short-term loudness by step, LUFS; -70 is silence. */
  readonly loudness: readonly number[];
  readonly silence: readonly Span[];
  readonly speech: readonly Span[];
  /** Share of the duration. */
  readonly speechShare: number;
}

/** A line of text and while it is on the screen. */
export interface TextSpan extends Span {
  readonly text: string;
  readonly role: TextRole;
  readonly box: Box;
  /** WCAG ratio against what is behind it when first read. */
  readonly contrast: number;
  /** Height of the letters as a share of the frame's height. */
  readonly height: number;
  readonly confidence: number;
}

/** What the video says once, on the frame that shows most of it or where it is surest. */
export interface VideoElement extends Span {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
}

/** What the key frames say, read every half second or more seldom where nothing changed. */
export interface Scenes {
  readonly text: readonly TextSpan[];
  /** The main message; null without one; left out of what was kept by older engines. */
  readonly headline?: VideoElement | null;
  /** The surest on any frame; null and left out as the headline is. */
  readonly offer?: VideoElement | null;
  readonly faces: readonly (Span & { readonly box: Box; readonly smile: number | null })[];
  /** Faces as a share of the frame, at most, by shot order. */
  readonly brand: readonly (Span & { readonly text: string; readonly box: Box })[];
  readonly callToAction: readonly (Span & { readonly text: string; readonly box: Box })[];
  /** Concentration of predicted attention, 0..1, by step. */
  readonly attention: readonly number[];
  /** Seconds of the frames that were read. */
  readonly readAt: readonly number[];
  /** Second of the frame that stands for the video in the checks of the picture. */
  readonly heroSecond: number;
  /** A last stretch that holds still with words on it; null when it ends in mid-action. */
  readonly endCard: (Span & { readonly brand: boolean; readonly callToAction: boolean }) | null;
  /** Likeness of the last frame to the first, 0..1: a seamless loop is near 1. */
  readonly loop: number;
}

/** Everything measured of a video beyond what is measured of its hero frame. */
export interface VideoArtifacts {
  readonly video: VideoFacts;
  readonly shots: readonly Shot[];
  readonly motion: Motion;
  readonly light: Light;
  readonly sound: Sound;
  readonly scenes: Scenes;
}
