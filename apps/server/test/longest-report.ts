import type { Analysis, WhatIf } from '@adjudge/engine/report';

/** Every recommendation as a change that was made, with its pictures. */
export const madeAll = ({ recommendations }: Analysis): WhatIf => {
  const picture = (name: string) => ({ name, width: 900, height: 700 });
  return {
    versions: { engine: '1', rubric: '1' },
    scoreBefore: 50,
    gradeBefore: 'F',
    fixes: recommendations.map(({ audit, title }, index) => ({
      id: audit,
      audit,
      kind: 'picture',
      title,
      description: title,
      box: null,
      scoreBefore: 50,
      scoreAfter: 57,
      gradeBefore: 'F',
      gradeAfter: 'F',
      gain: 7.3,
      categories: [],
      pictures: {
        full: { before: picture('original.jpg'), after: picture(`fix-${index}.jpg`) },
        close: null,
      },
      copy: null,
    })),
    together: null,
    withoutGain: [],
  };
};

/** As long as anything that writes words may be, and everything at once; every sentence differs. */
export function longest(analysis: Analysis): Analysis {
  const text = (name: string, length: number): string =>
    Array.from({ length: 400 }, (_, index) => `${name}${index}`)
      .join(' ')
      .slice(0, length);
  const { understood } = analysis;
  if (!understood?.headline) throw new Error('The example has a headline.');
  const [first] = analysis.recommendations;
  if (!first) throw new Error('The example has a recommendation.');
  const advised = analysis.audits.filter(({ status }) => status === 'measured').slice(0, 7);
  return {
    ...analysis,
    verdict: text('Verdict', 220),
    adCopy: text('Copy', 2000),
    keyInsights: {
      strengths: [0, 1, 2, 3].map((index) => text(`Strength${index}x`, 400)),
      weaknesses: [],
    },
    creative: { ...analysis.creative, fileName: `${'a-file-with-a-long-name-'.repeat(8)}.png` },
    understood: {
      ...understood,
      headline: { ...understood.headline, text: text('Headline', 500) },
      brand: { ...understood.headline, text: text('Brand', 200) },
      request: { ...understood.headline, text: text('Request', 200) },
      offer: { ...understood.headline, text: text('Offer', 200) },
    },
    scoreBreakdown: analysis.scoreBreakdown.map((category, index) => ({
      ...category,
      explanation: text(`Reason${index}x`, 600),
    })),
    recommendations: advised.map(({ id }, index) => ({
      ...first,
      id: `fix-${id}`,
      audit: id,
      title: text(`Title${index}x`, 60),
      text: text(`Advice${index}x`, 600),
    })),
  };
}
