import type { BannerLine, BannerSpec } from '../banners/banner-spec.ts';
import type { VideoSpec } from './video-spec.ts';

const SIZE = { width: 320, height: 568 } as const;
const GROUND = { kind: 'plain', paint: '#12303a' } as const;

const scenery = (dark: string, light: string, fill: string): BannerSpec => ({
  ...SIZE,
  ground: { kind: 'texture', dark, light },
  shapes: [
    { kind: 'circle', x: 90, y: 470, r: 60, fill },
    { kind: 'circle', x: 240, y: 120, r: 45, fill },
  ],
  lines: [],
});

const line = (text: string, y: number, size: number): BannerLine => ({
  text,
  x: 0.14,
  y,
  size,
  colour: '#ffffff',
  weight: 900,
  font: 'Lato',
});

const LOGO = { text: 'TARNWELL', x: 0.14, y: 0.18, size: 20, colour: '#ffffff' } as const;

const card = (parts: Partial<BannerSpec>): BannerSpec => ({ ...SIZE, ground: GROUND, lines: [], ...parts });

/** The brand, captions and call to action laid over the example. */
export const EXAMPLE_OVERLAYS = {
  brand: { from: 0, to: 6, banner: card({ logo: LOGO }) },
  hook: { from: 0, to: 2.2, banner: card({ lines: [line('Cold at noon?', 0.34, 36)] }) },
  offer: { from: 2.2, to: 4, banner: card({ lines: [line('Save 30% today', 0.34, 32)] }) },
  action: {
    from: 4,
    to: 6,
    banner: card({
      button: {
        text: 'Shop bottles',
        x: 0.18,
        y: 0.5,
        w: 0.6,
        h: 0.09,
        fill: '#f4a261',
        ink: '#12303a',
        radius: 8,
      },
    }),
  },
} as const;

/** A small vertical video of six seconds without known faults. */
export function exampleVideo(changes: Partial<VideoSpec> = {}): VideoSpec {
  const { brand, hook, offer, action } = EXAMPLE_OVERLAYS;
  return {
    ...SIZE,
    rate: 12,
    shots: [
      { seconds: 1.2, banner: scenery('#14263f', '#2f5d7c', '#7c2e12'), pan: 0.25 },
      { seconds: 1, banner: scenery('#3f1420', '#7c3a2a', '#1d3557'), pan: 0.3 },
      { seconds: 1.8, banner: scenery('#0a3a26', '#22684a', '#5b2333'), pan: 0.2 },
      { seconds: 2, banner: { ...SIZE, ground: GROUND, lines: [] } },
    ],
    overlays: [brand, hook, offer, action],
    tones: [{ from: 0, to: 6, dbfs: -11 }],
    ...changes,
  };
}
