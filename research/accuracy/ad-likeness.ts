import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { outOfFoldChances } from '../ad-likeness/fit.ts';
import { type KnownPicture, knownPictures } from '../ad-likeness/pictures.ts';
import { GRADE_MEASUREMENTS } from '../data/measurement-cache.ts';
import { bootstrap, meanOf } from '../statistics/bootstrap.ts';
import type { MeasureSubject } from './subject.ts';

const KINDS = [
  {
    kind: 'photos',
    name: 'Everyday photos said not to look like an ad',
    items: 'photos',
    split: 'eight folds: no photo is judged by weights or a limit that saw it',
    higherIsBetter: true,
  },
  {
    kind: 'ads',
    name: 'Real ads said not to look like one',
    items: 'real ads',
    split: 'eight folds: no ad is judged by weights or a limit that saw it',
    higherIsBetter: false,
  },
  {
    kind: 'banners',
    name: 'Drawn banners said not to look like an ad',
    items: 'drawn banners',
    split: 'by layout family: none is judged by weights or a limit that saw its family',
    higherIsBetter: false,
  },
] as const;

/** How often the engine says that a plain photo, or an ad, does not look like an ad. */
export const measureAdLikeness: MeasureSubject = async ({ data }) => {
  const said = outOfFoldChances(await knownPictures(data, GRADE_MEASUREMENTS));
  return {
    id: 'ad-likeness',
    title: 'Is a plain photo told from an ad?',
    meaning:
      'A photo without a message is not an ad, however good it is: the report says so, and the score stays low. The figures say how often it is said of photos, where it is right, and of ads, where it is not.',
    data: '123 everyday photos (OSIE, MIT), some of them with signs and shop fronts; 109 real ads (SAVOIAS) and 290 banners drawn for this purpose. Of a picture whose words could mostly not be read nothing is said.',
    doesNotShow:
      'Whether a photo would work in a feed, where copy and buttons stand around it. What the ads say was fitted on the same ads and banners; which signs are looked at was chosen with these figures in view.',
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
    unit: ' %',
    decimals: 1,
    from: 0,
    to: 100,
    ...bootstrap(own.length, (drawn) => share(drawn, isSeldom)),
    n: own.length,
    baselines: [
      {
        name: 'no word was read',
        value: share([...own.keys()], isWordless),
        gain: bootstrap(own.length, (drawn) => share(drawn, isSeldom) - share(drawn, isWordless)),
      },
    ],
    references: [],
  };
}

const hasNoWord = ({ signs }: KnownPicture): boolean => signs?.words === 0;
