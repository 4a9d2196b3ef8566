import type { WhatIf, WhatIfFix } from '@adjudge/contract';
import { OFFER_BOX } from './sample-audits.ts';

const picture = (name: string, width = 800) => ({ name, width, height: 800 });

/** The change for the first recommendation of the sample report. */
export const sampleFix: WhatIfFix = {
  id: 'stronger-letters',
  audit: 'offer-contrast',
  kind: 'picture',
  title: 'Stronger letters',
  description:
    'The color of “2 for 1 until Friday” is moved just far enough from the background to reach 4.5:1.',
  box: OFFER_BOX,
  scoreBefore: 68,
  scoreAfter: 72.2,
  gradeBefore: 'D+',
  gradeAfter: 'C-',
  gain: 4.2,
  categories: [
    { id: 'message-clarity', category: 'Message Clarity', before: 58, after: 79 },
    { id: 'attention', category: 'Attention', before: 70, after: 70.2 },
  ],
  pictures: {
    full: { before: picture('original.jpg'), after: picture('stronger-letters.jpg') },
    close: { before: picture('close-before.jpg'), after: picture('close-after.jpg') },
  },
  copy: null,
};

/** The server's response once the fixes of the sample report are made. */
export const aWhatIf = (overrides: Partial<WhatIf> = {}): WhatIf => ({
  versions: { engine: '0.1.0', rubric: '1.0.0' },
  scoreBefore: 68,
  gradeBefore: 'D+',
  fixes: [sampleFix],
  together: null,
  withoutGain: [
    {
      id: 'larger-button',
      audit: 'call-to-action-size',
      kind: 'picture',
      title: 'A larger button',
      description: '“Learn more” is enlarged 1.4 times.',
      gain: -0.3,
    },
  ],
  ...overrides,
});
