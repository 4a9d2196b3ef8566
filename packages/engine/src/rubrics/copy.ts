import { copyQuality } from './categories/copy-quality.ts';
import copyFit from './fitted/copy-quality.json' with { type: 'json' };
import { withPoints } from './fitted.ts';
import type { Rubric } from './rubric.ts';

/** Copy or a headline alone: the copy category of the banner rubric makes up the whole score. */
export const copyRubric: Rubric = {
  kind: 'copy',
  version: '4.0.0',
  categories: [
    { category: withPoints(copyQuality, copyFit), weight: 100, reason: 'There is nothing but the copy.' },
  ],
};
