import alignment from '../../audits/design/alignment.ts';
import clutter from '../../audits/design/clutter.ts';
import colourHarmony from '../../audits/design/colour-harmony.ts';
import colourfulness from '../../audits/design/colourfulness.ts';
import letterStretch from '../../audits/design/letter-stretch.ts';
import textAngle from '../../audits/design/text-angle.ts';
import edgeMargin from '../../audits/design/edge-margin.ts';
import elementCount from '../../audits/design/element-count.ts';
import figureGround from '../../audits/design/figure-ground.ts';
import paletteSize from '../../audits/design/palette-size.ts';
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
      reason: 'Room around the message directs the eye and reads as quality.',
    },
    { audit: alignment, prior: 14, reason: 'Order among the words is what a trained eye sees first.' },
    { audit: visualBalance, prior: 11, reason: 'A leaning layout loses part of the frame.' },
    { audit: colourHarmony, prior: 6, reason: 'Clashing hues disturb, but taste and brand excuse much.' },
    { audit: colourfulness, prior: 8, reason: 'An inverted U with a broad top: only the extremes cost.' },
    { audit: edgeMargin, prior: 6, reason: 'Quickly mended, and only the closest word suffers.' },
    { audit: paletteSize, prior: 2, reason: 'A rule of thumb, with the least evidence of these.' },
    {
      audit: elementCount,
      prior: 0,
      reason:
        'Shown, not counted: scattered lines and clutter count already, and things are not counted yet.',
    },
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
      audit: designImpression,
      prior: 45,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
  ],
};
