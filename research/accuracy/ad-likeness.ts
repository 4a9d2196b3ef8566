import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { outOfFoldChances } from '../ad-likeness/fit.ts';
import { type KnownPicture, knownPictures } from '../ad-likeness/pictures.ts';
import { GRADE_MEASUREMENTS } from '../data/measurement-cache.ts';
import { bootstrap, bootstrapPercent, meanOf } from '../statistics/bootstrap.ts';
import type { MeasureSubject } from './subject.ts';

const KINDS = [
  {
    kind: 'photos',
    name: 'Everyday photos reported as not looking like an ad',
    items: 'photos',
    split: 'eight folds: no photo is judged by weights or a limit fitted on it',
    higherIsBetter: true,
  },
  {
    kind: 'ads',
    name: 'Real ads reported as not looking like an ad',
    items: 'real ads',
    split: 'eight folds: no ad is judged by weights or a limit fitted on it',
    higherIsBetter: false,
  },
  {
    kind: 'banners',
    name: 'Drawn banners reported as not looking like an ad',
    items: 'drawn banners',
    split: 'by layout family: no banner is judged by weights or a limit fitted on its family',
    higherIsBetter: false,
  },
] as const;

/** How often the engine says that a plain photo, or an ad, does not look like an ad. */
export const measureAdLikeness: MeasureSubject = async ({ data }) => {
  const said = outOfFoldChances(await knownPictures(data, GRADE_MEASUREMENTS));
  return {
    id: 'ad-likeness',
    data: '123 everyday photos (OSIE, MIT), some of them with signs and storefronts; 109 real ads (SAVOIAS) and 290 banners drawn for this purpose. For a picture in which most words could not be read, no verdict is given.',
    figures: KINDS.map(({ kind, ...rest }) => {
      const own = said.filter(({ picture }) => picture.kind === kind);
      return figure(`ad-likeness-${kind}`, own, rest);
    }),
  };
};

type OutOfFoldVerdict = ReturnType<typeof outOfFoldChances>[number];

function figure(
  id: string,
  own: readonly OutOfFoldVerdict[],
  rest: Pick<AccuracyFigure, 'name' | 'items' | 'split' | 'higherIsBetter'>,
): AccuracyFigure {
  const share = (drawn: readonly number[], holds: (said: OutOfFoldVerdict) => boolean): number =>
    100 * meanOf(drawn.map((index) => Number(holds(own[index]!))));
  const isSeldom = (said: OutOfFoldVerdict): boolean => said.isSeldom;
  const isWordless = ({ picture }: OutOfFoldVerdict): boolean => hasNoWord(picture);
  return {
    ...rest,
    id,
    unit: '%',
    decimals: 1,
    from: 0,
    to: 100,
    ...bootstrapPercent(own.length, (drawn) => share(drawn, isSeldom)),
    n: own.length,
    baselines: [
      {
        name: 'saying so whenever no words were read but labels on things',
        value: share([...own.keys()], isWordless),
        gain: bootstrap(own.length, (drawn) => share(drawn, isSeldom) - share(drawn, isWordless)),
      },
    ],
    references: [],
  };
}

const hasNoWord = ({ signs }: KnownPicture): boolean => signs?.words === 0;
