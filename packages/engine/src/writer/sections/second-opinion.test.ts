import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../../report.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeReading } from '../../testing/fakes/fake-reading.ts';

const alone = analysisOf();
const measured = (id: string): number => alone.scoreBreakdown.find((each) => each.id === id)?.score ?? 0;

describe('second opinion', () => {
  it('is left out when no vision reader was set', () => {
    expect(alone).not.toHaveProperty('secondOpinion');
  });

  it('is reported next to the scores without changing them', () => {
    const ratings = { attention: Math.round(measured('attention')), 'brand-presence': 5 };
    const analysis = analysisOf({ reading: fakeReading({ brand: 'Stanley' }, ratings) });
    const { secondOpinion: opinion, ...rest } = analysis;
    expect(rest).toEqual(alone);
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    expect(opinion?.ratings.map(({ id, read }) => [id, read])).toEqual(
      alone.scoreBreakdown.flatMap(({ id }) => (id in ratings ? [[id, ratings[id as 'attention']]] : [])),
    );
    expect(opinion?.says?.elements).toEqual([{ is: 'brand', text: 'Stanley', adopted: false }]);
  });

  it('flags ratings more than 15 points apart, with a reason', () => {
    const near = Math.ceil(measured('attention')) - 15;
    const far = Math.round(measured('brand-presence')) - 17;
    const reading = fakeReading({}, { attention: near, 'brand-presence': far });
    const ratings = analysisOf({ reading }).secondOpinion?.ratings ?? [];
    expect(ratings.find(({ id }) => id === 'attention')?.apart).toBeNull();
    expect(ratings.find(({ id }) => id === 'brand-presence')?.apart).toMatch(/less to fault/);
  });

  it('names the costliest audit when the checks are stricter', () => {
    const analysis = analysisOf({ callToAction: null, reading: fakeReading({}, { 'call-to-action': 99 }) });
    const [rating] = analysis.secondOpinion?.ratings ?? [];
    const worst = analysis.audits
      .filter(({ category }) => category === 'call-to-action')
      .toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
    expect(rating?.apart).toContain(worst?.title);
  });

  it('marks confirmed elements and adopts their text', () => {
    const analysis = analysisOf({ reading: fakeReading({ brand: 'Tarnwell' }) });
    expect(analysis.secondOpinion?.says?.elements).toEqual([
      { is: 'brand', text: 'Tarnwell', adopted: true },
    ]);
    expect(analysis.understood?.brand).toMatchObject({ text: 'Tarnwell', read: true });
  });

  it('reports why the reader failed, with no effect on the scores', () => {
    const reading = { ...fakeReading({}), answer: null, failure: 'timeout' as const };
    const { secondOpinion: opinion, ...rest } = analysisOf({ reading });
    expect(rest).toEqual(alone);
    expect(opinion).toMatchObject({ failure: 'timeout', says: null, ratings: [], distance: null });
  });
});
