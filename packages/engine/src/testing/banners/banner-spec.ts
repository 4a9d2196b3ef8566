import type { Frame } from '../../gatherers/frame/index.ts';

/** A colour, or a gradient of two: from top to bottom at 0 degrees, from left to right at 90. */
export type Paint = string | { readonly from: string; readonly to: string; readonly degrees?: number };

export type Ground =
  | { readonly kind: 'plain'; readonly paint: Paint }
  /** Cloudy, grainy colour between two tones, as busy as a photograph of a landscape or a fabric. */
  | { readonly kind: 'texture'; readonly dark: string; readonly light: string; readonly grain?: number }
  /** Pixels of exactly the banner's size. */
  | { readonly kind: 'photo'; readonly frame: Frame };

export type FontFamily = 'Roboto' | 'Lato' | 'Oswald' | 'Playfair Display';

/** A face of type in a TrueType file outside the packages. */
export interface Typeface {
  readonly family: string;
  readonly file: string;
}

export interface BannerLine {
  readonly text: string;
  /** Left end of the text, as a fraction of the banner's width. */
  readonly x: number;
  /** Its baseline, as a fraction of the banner's height. */
  readonly y: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly colour: string;
  /** 400, 700 or 900 (Oswald and Playfair have the nearest they own). */
  readonly weight?: 400 | 700 | 900;
  readonly font?: FontFamily | Typeface;
  /** Pixels between letters. */
  readonly spacing?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** A plain panel behind the text, `padding` pixels larger on every side. */
  readonly panel?: { readonly fill: string; readonly padding: number; readonly radius?: number };
  /** A stroke outside the letters, `width` pixels wide. */
  readonly outline?: { readonly colour: string; readonly width: number };
  /** The letters again in black, this many pixels right and down. */
  readonly shadow?: { readonly offset: number; readonly opacity: number };
}

/** Place and size in fractions of the banner, radius in pixels, the text is centred. */
export interface BannerButton {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly ink: string;
  readonly radius?: number;
  /** Font size in pixels; 0.42 of the button's height when left out. */
  readonly size?: number;
}

/** Places and sizes in thousandths of the banner's longer side, measured from its top left. */
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
  readonly ground: Ground;
  readonly shapes?: readonly Shape[];
  readonly lines: readonly BannerLine[];
  readonly button?: BannerButton | null;
  readonly logo?: BannerLine | null;
  /** Small coloured shapes strewn under the text, always in the same places. */
  readonly clutter?: number;
}
