import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { gradeCopy } from '../../grading/grade-copy.ts';
import { poorAd } from '../../testing/poor-ad.ts';
import { phrasesToReplace } from './phrases-to-replace.ts';

describe('phrases to replace', () => {
  it('are in no emotional rewrite of the report that says to replace them', () => {
    const reportOn = (what: string) =>
      poorAd({ copy: `Learn Excel with ${what}. It comes with a 30-day guarantee. Sign up today.` });
    const rewritesIn = ({ optimizationRecommendations }: ReturnType<typeof reportOn>) =>
      optimizationRecommendations.emotionalRewrites.map(({ text }) => text).join(' ');
    const worn = reportOn('the ultimate solution for everyone');
    expect(worn.audits.map(({ fix }) => fix).join(' ')).toMatch(/Replace .*“ultimate”.*“Sign up today”/);
    expect(rewritesIn(worn)).toBe('');
    expect(rewritesIn(reportOn('an accountant in a small room'))).toMatch(/^Learn Excel with an accountant/);
    expect(rewritesIn(reportOn('an accountant in a small room'))).not.toContain('Sign up today');
  });

  it('include short abbreviations', () => {
    const text = 'Our dashboard tracks your KPIs and your ROI for every store that you run.';
    const copy = readCopy(text);
    if (!copy.ok) throw new Error(copy.reason);
    expect(phrasesToReplace(copy.value, gradeCopy(text).audits)).toEqual(['kpis', 'roi']);
  });
});
