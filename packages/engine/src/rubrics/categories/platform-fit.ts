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
    { audit: placementFit, prior: 14, reason: 'What fits no placement is cropped or refused.' },
    {
      audit: sharpness,
      prior: 12,
      reason: 'A soft picture spoils everything in it and cannot be mended by the platform.',
    },
    { audit: phoneLegibility, prior: 20, reason: 'Most impressions are a few centimetres wide.' },
    { audit: safeZone, prior: 18, reason: 'Platforms lay their own controls over the edges.' },
    { audit: placementReach, prior: 5, reason: 'Automatic placements use one file in every shape.' },
    { audit: resolution, prior: 5, reason: 'Few pixels are blown up on every modern screen.' },
    {
      audit: aspectRatio,
      prior: 6,
      reason: 'The standard ratios are the only ones bought; the best placement counts the loss already.',
    },
    {
      audit: animationLength,
      prior: 8,
      reason: 'Only for what moves; refused by publishers when too long.',
    },
    {
      audit: animationFlashes,
      prior: 8,
      reason: 'Only for what moves; dangerous and refused (WCAG 2.3.1), and rare.',
    },
    {
      audit: compressionBlocks,
      prior: 3,
      reason: 'Visible only in bad cases; every platform adds its own.',
    },
    { audit: fileWeight, prior: 3, reason: 'Social platforms compress anyway; display networks refuse.' },
    { audit: exposure, prior: 1, reason: 'Dark designs can be meant.' },
    { audit: noise, prior: 1, reason: 'Visible only in bad cases.' },
    { audit: toneClipping, prior: 1, reason: 'Hard to tell from plain grounds.' },
    { audit: colourEncoding, prior: 1, reason: 'Platforms convert most files well.' },
    { audit: picturePolicy, prior: 0, reason: 'Caps the score instead: what is refused reaches nobody.' },
    {
      audit: textSharpness,
      prior: 0,
      reason: 'Caps the score instead: letters that are blurred or blown up are broken, and rare.',
    },
    { audit: pixelation, prior: 0, reason: 'No points before they are fitted.' },
  ],
};
