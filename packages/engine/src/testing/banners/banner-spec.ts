import type { Frame } from '../../gatherers/frame/index.ts';

/** A color, or a gradient between two: top to bottom at 0 degrees, left to right at 90. */
export type Paint = string | { readonly from: string; readonly to: string; readonly degrees?: number };

export type Background =
  | { readonly kind: 'plain'; readonly paint: Paint }
  /** Cloudy, grainy color between two tones, as busy as a photo of a landscape or a fabric. */
  | { readonly kind: 'texture'; readonly dark: string; readonly light: string; readonly grain?: number }
  /** The frame must have exactly the banner's size in pixels. */
  | { readonly kind: 'photo'; readonly frame: Frame };

export type FontFamily = 'Roboto' | 'Lato' | 'Oswald' | 'Playfair Display';

/** A font given by its file instead of by a `FontFamily`. */
export interface Typeface {
  readonly family: string;
  readonly file: string;
}

export interface BannerLine {
  readonly text: string;
  /** Left edge of the text, as a fraction of the banner's width. */
  readonly x: number;
  /** Baseline, as a fraction of the banner's height. */
  readonly y: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly colour: string;
  /** Oswald has no 900, so its nearest weight is used. */
  readonly weight?: 400 | 700 | 900;
  readonly font?: FontFamily | Typeface;
  /** Pixels between letters. */
  readonly spacing?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** A plain panel behind the text that extends `padding` pixels beyond it on every side. */
  readonly panel?: { readonly fill: string; readonly padding: number; readonly radius?: number };
  /** A stroke outside the letters, `width` pixels wide. */
  readonly outline?: { readonly colour: string; readonly width: number };
  /** A black copy of the letters, offset by this many pixels to the right and down. */
  readonly shadow?: { readonly offset: number; readonly opacity: number };
}

/** Position and size are fractions of the banner, and the radius is in pixels. The text is centered. */
export interface BannerButton {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly ink: string;
  readonly radius?: number;
  /** Font size in pixels; 0.42 of the button's height by default. */
  readonly size?: number;
}

/** Positions and sizes are in thousandths of the banner's longer side, from its top left corner. */
export type Shape =
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly fill: Paint;
    }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly radius?: number;
      readonly fill: Paint;
    }
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly fill?: Paint;
      readonly stroke?: string;
      readonly strokeWidth?: number;
    };

export interface BannerSpec {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly ground: Background;
  readonly shapes?: readonly Shape[];
  readonly lines: readonly BannerLine[];
  readonly button?: BannerButton | null;
  readonly logo?: BannerLine | null;
  /** Number of small colored shapes scattered under the text, always in the same places. */
  readonly clutter?: number;
}
