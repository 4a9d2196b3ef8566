import type { BannerSpec } from '../banners/banner-spec.ts';

/** Text, button and logo shown over the shots for a while. The background of this banner is not drawn. */
export interface VideoOverlay {
  /** Seconds from the start of the video. */
  readonly from: number;
  readonly to: number;
  readonly banner: BannerSpec;
  /** Fades in, or slides in from the left, within half a second. Without it, the overlay appears at once. */
  readonly comesBy?: 'fade' | 'slide';
}

export interface VideoShot {
  readonly seconds: number;
  /** What is filmed, drawn without lines, button and logo. */
  readonly banner: BannerSpec;
  /** Pan to the right, in frame widths per second. */
  readonly pan?: number;
  /** Zoom in, as a share of the picture's size per second; negative values zoom out. */
  readonly zoom?: number;
  /** Maximum hand shake, in frame widths. */
  readonly shake?: number;
  /** Brightness gain per second, as a share of the brightness. */
  readonly brighter?: number;
  /** How the shot follows the one before; 'cut' by default. 'fade' goes through black. */
  readonly joinedBy?: 'cut' | 'fade' | 'fade-white' | 'dissolve';
  /** Duration of the fade or dissolve; JOIN_SECONDS by default. */
  readonly joinSeconds?: number;
}

/** A 997 Hz sine. At 0 dBFS in one channel it measures -3.01 LUFS (ITU-R BS.1770). */
export interface Tone {
  readonly from: number;
  readonly to: number;
  readonly dbfs: number;
}

/** A drawn video about which every fact is known. */
export interface VideoSpec {
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly rate: number;
  readonly shots: readonly VideoShot[];
  readonly overlays?: readonly VideoOverlay[];
  /** Frames turn white and back this many times per second. */
  readonly strobe?: { readonly from: number; readonly to: number; readonly perSecond: number };
  readonly black?: { readonly from: number; readonly to: number };
  /** Seconds of single frames lit by a camera flash. */
  readonly flashes?: readonly number[];
  /** Seconds of fading in from black, and out to black at the end. */
  readonly fadesIn?: number;
  readonly fadesOut?: number;
  /** Silence where there is no tone. Without this field the video has no audio stream. */
  readonly tones?: readonly Tone[];
  /** Share of the height covered by black bars, top and bottom together. */
  readonly bars?: number;
}

/** Default duration of a fade or dissolve. */
export const JOIN_SECONDS = 0.6;
