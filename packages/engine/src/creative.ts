import type { UserInput } from './report/user-input.ts';

/** What is graded: the file's bytes as uploaded, and the ad copy that runs with it, if any. */
export interface Creative {
  readonly bytes: Uint8Array;
  /** Shown in reports. Never used as a path or to detect the type. */
  readonly fileName: string;
  readonly copy?: string;
  /** Used only when the server has no decoder for the codec. */
  readonly browserVideo?: BrowserVideo;
  /** What the user said about it. */
  readonly told?: UserInput;
}

/** What judging needs from a creative besides its measurements. A `Creative` qualifies. */
export interface JudgedCreative extends Pick<Creative, 'fileName' | 'copy' | 'told'> {
  readonly bytes: { readonly length: number };
}

/** What the browser extracted from a video. */
export interface BrowserVideo {
  /** JPEG files. Frame i of n shows the moment (i + 0.5) / n of the duration. */
  readonly frames: readonly Uint8Array[];
  readonly metadata: BrowserVideoMetadata;
}

export interface BrowserVideoMetadata {
  /** Seconds. */
  readonly duration: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly aspectRatio: number;
  readonly format: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly fileName: string;
}

/** Rubrics, categories and audits differ by kind. */
export const CREATIVE_KINDS = ['banner', 'banner-copy', 'video', 'video-copy', 'copy'] as const;
export type CreativeKind = (typeof CREATIVE_KINDS)[number];

export type CreativeErrorCode =
  | 'empty'
  | 'wrong-type'
  | 'undecodable'
  | 'too-many-pixels'
  | 'too-small'
  | 'too-large'
  | 'video-undecodable'
  | 'video-too-large'
  | 'video-too-long'
  | 'video-too-small'
  | 'video-too-costly'
  | 'too-costly'
  | 'copy-too-short'
  | 'copy-too-long';

/** The creative itself cannot be graded. The message is for the user who uploaded it. */
export class CreativeError extends Error {
  override readonly name = 'CreativeError';
  readonly code: CreativeErrorCode;

  constructor(code: CreativeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Limits from section 5 of the product specification, in bytes, seconds, pixels and characters. */
export const CREATIVE_LIMITS = {
  imageBytes: 6 * 1024 * 1024,
  videoBytes: 25 * 1024 * 1024,
  videoSeconds: 60,
  pixels: 50_000_000,
  shortestSide: 32,
  copyMin: 10,
  copyMax: 2000,
} as const;
