import type { Creative } from '@adjudge/engine/intake';
import type { WhatIf } from '@adjudge/engine/report';
import type { GradedWhatIf } from '../../grader/grader.ts';

const picture = (name: string) => ({ name, width: 60, height: 40 });

const whatIf: WhatIf = {
  versions: { engine: '0.1.0', rubric: 'banner-1' },
  scoreBefore: 74.5,
  gradeBefore: 'C',
  fixes: [
    {
      id: 'stronger-letters',
      audit: 'text-contrast',
      kind: 'picture',
      title: 'Stronger letters',
      description: 'The colour of “Summer sale” is moved away from the ground.',
      box: { x: 0.1, y: 0.1, w: 0.5, h: 0.1 },
      scoreBefore: 74.5,
      scoreAfter: 78.7,
      gradeBefore: 'C',
      gradeAfter: 'C+',
      gain: 4.2,
      categories: [{ id: 'attention', category: 'Attention', before: 74.5, after: 78.7 }],
      pictures: {
        full: { before: picture('original.jpg'), after: picture('stronger-letters.jpg') },
        close: null,
      },
      copy: null,
    },
  ],
  together: null,
  withoutGain: [],
};

/** A complete, valid what-if of any creative, without changing anything. Each picture contains its name. */
export const fakeWhatIf = (_creative: Creative): GradedWhatIf => ({
  whatIf,
  pictures: ['original.jpg', 'stronger-letters.jpg'].map(
    (name) => [name, new TextEncoder().encode(name)] as const,
  ),
});
