import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { outOfFoldChances } from '../ad-likeness/fit.ts';
import { type KnownPicture, knownPictures } from '../ad-likeness/pictures.ts';
import { GRADE_MEASUREMENTS } from '../data/measurement-cache.ts';
import { bootstrap, meanOf } from '../statistics/bootstrap.ts';
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
    title: 'Can the engine tell a plain photo from an ad?',
    meaning:
      'A photo without a message is not an ad, however good it is: the report says so, and the score stays low. The figures show how often the report says so about photos, where it is right, and about ads, where it is wrong.',
    data: '123 everyday photos (OSIE, MIT), some of them with signs and storefronts; 109 real ads (SAVOIAS) and 290 banners drawn for this purpose. For a picture in which most words could not be read, no verdict is given.',
    doesNotShow:
      'Whether a photo would work in a feed, with copy and buttons around it. The part that works out what the ads say was fitted on the same ads and banners; which signs of an ad count was chosen with these figures in view.',
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
    ...bootstrap(own.length, (drawn) => share(drawn, isSeldom)),
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
