import { z } from 'zod';
import { REPORT_BRAND_TEXTS, tooPale } from './texts/report-brand.ts';

/** Minimum contrast with white paper for a large heading to be readable (WCAG 2.2, 1.4.3). */
export const MIN_COLOR_CONTRAST = 3;

const HEX = /^#[0-9a-f]{6}$/;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Contrast ratio of a color ('#rrggbb') with white, 1..21, by WCAG's relative luminance. */
export function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

const STEPS = 100;

/** The color, darkened just enough to be readable on white paper. */
export function readableShade(hex: string): string {
  for (let step = 0; step < STEPS; step += 1) {
    const shade = `#${channels(hex)
      .map((value) => Math.floor(value * (1 - step / STEPS)))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
    if (contrastWithWhite(shade) >= MIN_COLOR_CONTRAST) return shade;
  }
  return '#000000';
}

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(HEX, REPORT_BRAND_TEXTS.colorInvalid)
  .superRefine((hex, context) => {
    if (!HEX.test(hex) || contrastWithWhite(hex) >= MIN_COLOR_CONTRAST) return;
    context.addIssue({ code: 'custom', message: tooPale(contrastWithWhite(hex), readableShade(hex)) });
  });

/** Omitted fields stay unchanged; null removes them. */
export const saveReportBrandSchema = z.object({
  /** A base64 PNG, JPEG or WebP file of at most 200 kB. */
  logo: z.base64(REPORT_BRAND_TEXTS.logoType).nullable().optional(),
  color: color.nullable().optional(),
});
export type SaveReportBrand = z.infer<typeof saveReportBrandSchema>;

/** An account's own header on its PDF reports. */
export const reportBrandSchema = z.object({
  /** The stored logo as a data URL ('data:image/png;base64,…'). */
  logo: z.string().nullable(),
  color: z.string().nullable(),
});
export type ReportBrand = z.infer<typeof reportBrandSchema>;
