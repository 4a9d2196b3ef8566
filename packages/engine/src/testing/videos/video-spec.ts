import type { BannerSpec } from '../banners/banner-spec.ts';

/** Words, button and logo that lie over a shot for a while; the ground of this banner is not drawn. */
export interface VideoOverlay {
  /** Seconds from the start of the video. */
  readonly from: number;
  readonly to: number;
  readonly banner: BannerSpec;
  /** Half a second in which it fades in, or slides in from the left; it stands at once when left out. */
  readonly comesBy?: 'fade' | 'slide';
}

export interface VideoShot {
  readonly seconds: number;
  /** What is filmed; drawn without lines, button and logo. */
  readonly banner: BannerSpec;
  /** Widths of the frame that the camera pans to the right in a second. */
  readonly pan?: number;
  /** Share of the picture's size by which the camera comes nearer in a second; below nothing it draws back. */
  readonly zoom?: number;
  /** Widths of the frame by which a hand shakes the camera, at most. */
  readonly shake?: number;
  /** Share of the light by which it grows brighter in a second. */
  readonly brighter?: number;
  /** How it follows the one before; a cut when left out. The fade goes through black. */
  readonly joinedBy?: 'cut' | 'fade' | 'fade-white' | 'dissolve';
  /** Seconds that a fade or a dissolve takes; JOIN_SECONDS when left out. */
  readonly joinSeconds?: number;
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
  /** Single frames that a photographer's flash lights up. */
  readonly flashes?: readonly number[];
  /** Seconds in which it comes out of black and goes back into it. */
  readonly fadesIn?: number;
  readonly fadesOut?: number;
  /** No stream at all when left out; silence where there is no tone. */
  readonly tones?: readonly Tone[];
  /** Share of the height under black bars, top and bottom together. */
  readonly bars?: number;
}

/** Seconds that a fade or a dissolve takes when nothing else is said. */
export const JOIN_SECONDS = 0.6;
