import animationFlashes from '../../audits/platform/animation-flashes.ts';
import animationLength from '../../audits/platform/animation-length.ts';
import aspectRatio from '../../audits/platform/aspect-ratio.ts';
import phoneLegibility from '../../audits/platform/phone-legibility.ts';
import placementFit from '../../audits/platform/placement-fit.ts';
import placementReach from '../../audits/platform/placement-reach.ts';
import safeZone from '../../audits/platform/safe-zone.ts';
import colourEncoding from '../../audits/technical/colour-encoding.ts';
import compressionBlocks from '../../audits/technical/compression-blocks.ts';
import exposure from '../../audits/technical/exposure.ts';
import fileWeight from '../../audits/technical/file-weight.ts';
import blackBars from '../../audits/platform/black-bars.ts';
import jpegQuality from '../../audits/technical/jpeg-quality.ts';
import noise from '../../audits/technical/noise.ts';
import resolution from '../../audits/technical/resolution.ts';
import sharpness from '../../audits/technical/sharpness.ts';
import textSharpness from '../../audits/technical/text-sharpness.ts';
import toneClipping from '../../audits/technical/tone-clipping.ts';
import picturePolicy from '../../audits/platform/picture-policy.ts';
import pixelation from '../../audits/technical/pixelation.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const platformFit: ListedCategory = {
  ...CATEGORY_QUESTIONS.platformFit,
  audits: [
    { audit: placementFit, prior: 14, reason: 'An ad that fits no placement is cropped or rejected.' },
    {
      audit: sharpness,
      prior: 12,
      reason: 'A soft picture spoils everything in it, and no platform can fix it.',
    },
    { audit: phoneLegibility, prior: 20, reason: 'Most impressions are about two inches wide.' },
    { audit: safeZone, prior: 18, reason: 'Platforms put their own buttons over the edges.' },
    { audit: placementReach, prior: 5, reason: 'Automatic placements use one file in every ratio.' },
    { audit: resolution, prior: 5, reason: 'Low resolution shows on every modern screen.' },
    {
      audit: aspectRatio,
      prior: 6,
      reason: 'Only standard ratios can be bought; the best placement counts the loss already.',
    },
    {
      audit: animationLength,
      prior: 8,
      reason: 'Animations only; publishers reject long ones.',
    },
    {
      audit: animationFlashes,
      prior: 8,
      reason: 'Animations only; dangerous and rejected (WCAG 2.3.1), and rare.',
    },
    {
      audit: compressionBlocks,
      prior: 3,
      reason: 'Visible only in bad cases; every platform adds its own.',
    },
    { audit: fileWeight, prior: 3, reason: 'Social platforms compress anyway; display networks refuse.' },
    { audit: exposure, prior: 1, reason: 'Dark designs can be intended.' },
    { audit: noise, prior: 1, reason: 'Visible only in bad cases.' },
    { audit: toneClipping, prior: 1, reason: 'Hard to tell from a plain background.' },
    { audit: colourEncoding, prior: 1, reason: 'Platforms convert most files well.' },
    {
      audit: picturePolicy,
      prior: 0,
      reason: 'Caps the score instead: an ad that is rejected reaches nobody.',
    },
    {
      audit: textSharpness,
      prior: 0,
      reason: 'Caps the score instead: blurred or blown-up letters look broken, and are rare.',
    },
    {
      audit: pixelation,
      prior: 0,
      reason:
        'Caps the score: a photo this soft or blocky looks careless. Its points are fitted to readers’ ratings alone.',
    },
    {
      audit: jpegQuality,
      prior: 0,
      reason: 'Caps the score instead: fringes around every letter look cheap, and are rare.',
    },
    {
      audit: blackBars,
      prior: 0,
      reason: 'Caps the score instead: a file made for another format, and rare.',
    },
  ],
};
