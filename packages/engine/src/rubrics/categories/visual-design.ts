import alignment from '../../audits/design/alignment.ts';
import clutter from '../../audits/design/clutter.ts';
import faceCover from '../../audits/design/face-cover.ts';
import colourHarmony from '../../audits/design/colour-harmony.ts';
import colourfulness from '../../audits/design/colourfulness.ts';
import letterStretch from '../../audits/design/letter-stretch.ts';
import starbursts from '../../audits/design/starbursts.ts';
import textAngle from '../../audits/design/text-angle.ts';
import edgeMargin from '../../audits/design/edge-margin.ts';
import figureGround from '../../audits/design/figure-ground.ts';
import visualBalance from '../../audits/design/visual-balance.ts';
import whiteSpace from '../../audits/design/white-space.ts';
import designImpression from '../../audits/design/design-impression.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const visualDesign: ListedCategory = {
  ...CATEGORY_QUESTIONS.visualDesign,
  audits: [
    {
      audit: clutter,
      prior: 24,
      reason:
        'The best measured of these: it follows people’s ratings of real ads, and complexity hurts (Pieters, Wedel, Batra 2010).',
    },
    { audit: figureGround, prior: 12, reason: 'A subject that does not stand out is not seen at all.' },
    {
      audit: whiteSpace,
      prior: 7,
      reason: 'Whitespace around the message directs the eye and reads as quality.',
    },
    { audit: alignment, prior: 14, reason: 'A trained eye sees alignment first.' },
    { audit: visualBalance, prior: 11, reason: 'An unbalanced layout leaves part of the frame unused.' },
    { audit: colourHarmony, prior: 6, reason: 'Clashing hues distract, but taste and brand allow a lot.' },
    { audit: colourfulness, prior: 8, reason: 'Only very dull or very loud colors cost points.' },
    { audit: faceCover, prior: 0, reason: 'Rare; what it counts is fitted.' },
    { audit: edgeMargin, prior: 6, reason: 'Quick to fix, and only the closest word suffers.' },
    {
      audit: letterStretch,
      prior: 0,
      reason: 'Caps the score instead: a file pulled out of shape is broken, and rare.',
    },
    {
      audit: textAngle,
      prior: 0,
      reason: 'Caps the score instead: a picture that leans as a whole is a mistake, and rare.',
    },
    {
      audit: starbursts,
      prior: 0,
      reason:
        'Takes points off the whole ad and caps it: ads plastered with stickers are rare, and no other check makes up for them.',
    },
    {
      audit: designImpression,
      prior: 45,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
  ],
};
