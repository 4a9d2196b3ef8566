import { describe, expect, it } from 'vitest';
import { poorAd } from '../../testing/poor-ad.ts';

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
});
