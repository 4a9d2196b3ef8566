import type { BannerSpec } from './banner-spec.ts';

/** Words, button and logo that lie over a shot for a while; the ground of this banner is not drawn. */
export interface VideoOverlay {
  /** Seconds from the start of the video. */
  readonly from: number;
  readonly to: number;
  readonly banner: BannerSpec;
}

export interface VideoShot {
  readonly seconds: number;
  /** What is filmed; drawn without lines, button and logo. */
  readonly banner: BannerSpec;
  /** Widths of the frame that the camera pans to the right in a second. */
  readonly pan?: number;
  /** How it follows the one before; a cut when left out. The fade goes through black. */
  readonly joinedBy?: 'cut' | 'fade' | 'dissolve';
}

/** A sine of 997 Hz for a while: at 0 dBFS in one channel it measures -3.01 LUFS (ITU-R BS.1770). */
export interface Tone {
  readonly from: number;
  readonly to: number;
  readonly dbfs: number;
}

/** A video drawn by us whose every fact is known. */
export interface VideoSpec {
  readonly width: number;
  readonly height: number;
  /** Frames a second. */
  readonly rate: number;
  readonly shots: readonly VideoShot[];
  readonly overlays?: readonly VideoOverlay[];
  /** Frames go white and back, so many times a second. */
  readonly strobe?: { readonly from: number; readonly to: number; readonly perSecond: number };
  readonly black?: { readonly from: number; readonly to: number };
  /** No stream at all when left out; silence where there is no tone. */
  readonly tones?: readonly Tone[];
  /** Share of the height under black bars, top and bottom together. */
  readonly bars?: number;
}

/** Seconds that a fade or a dissolve takes. */
export const JOIN_SECONDS = 0.6;
