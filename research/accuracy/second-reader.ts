import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { elementsWith, isAdopted } from '../reader/element-figures.ts';
import { type FittedReader, RIGHT, fitReader } from '../reader/fit-weights.ts';
import { ELEMENTS, withWrongElement } from '../reader/wrong-answers.ts';
import { type ReadCreative, readCreatives, rightness } from '../reader/read-creatives.ts';
import type { NamedElement } from '../../packages/engine/src/elements/corrections/correction-source.ts';
import type { ReaderAnswer } from '../../packages/engine/src/vision-reader/reader-answer.ts';
import { GRADE_MEASUREMENTS } from '../data/measurement-cache.ts';
import { meanOf } from '../statistics/bootstrap.ts';
import { FRACTION, PERCENT, figureOf } from './elements/rows.ts';
import { type Verdict, isStated, precision, recall } from './elements/tally.ts';
import { blendRows } from './second-reader-blend.ts';
import type { MeasureSubject } from './subject.ts';

const SETS = [
  { set: 'ads', name: 'real ads', folds: 'eight folds of ads' },
  { set: 'banners', name: 'banners', folds: 'folds of whole layout families' },
] as const;
type Set = (typeof SETS)[number];

const NAMES = { brand: 'Brand', request: 'Call to action' } as const;

/** Targets: F1 for the headline, [precision, recall] in percent for the others. */
const AIMS = {
  headline: { ads: 0.88, banners: 0.97 },
  brand: { ads: [95, 85], banners: [97, 94] },
  request: { ads: [92, 80], banners: [97, 95] },
} as const;

/** A found element; `share` is how right it is, 0..1. */
interface Found extends Verdict {
  readonly share: number;
}
type FoundElements = Readonly<Record<NamedElement, Found>>;

interface Group {
  readonly alone: FoundElements;
  readonly helped: FoundElements;
  /** Answers of other ads swapped in for the right ones: how many were tried, and how many were adopted. */
  readonly wrong: { readonly tried: number; readonly adopted: number };
}

/** What a second reader adds when one is configured. */
export const measureSecondReader: MeasureSubject = async ({ data }) => {
  const items = await readCreatives(data, GRADE_MEASUREMENTS, 'a');
  const fitted = fitReader(items);
  const count = (set: Set['set']) => items.filter((item) => item.set === set).length;
  return {
    id: 'second-reader',
    data: `${count('ads')} real ads (SAVOIAS) and ${count('banners')} drawn banners read by one automatic reviewer (a vision-language model), whose answers were replayed as the second reader’s. Its ratings of these and of 36 video ads were compared with those of other reviewers. What the banners say is known from their design. Wrong answers: the words of another ad from the same set in place of the right ones.`,
    figures: [
      ...SETS.flatMap((set) =>
        figuresOf(
          set,
          items.filter((item) => item.set === set.set).map((item) => groupOf(item, items, fitted)),
        ),
      ),
      ...(await blendRows(data)),
    ],
  };
};

function groupOf(item: ReadCreative, items: readonly ReadCreative[], fitted: FittedReader): Group {
  const weights = fitted.weightsFor(item);
  const found = (answer: ReaderAnswer | null) => elementsWith(item, answer, weights);
  const judged = (answer: ReaderAnswer | null): FoundElements => {
    const elements = found(answer);
    const entries = ELEMENTS.map((is): [NamedElement, Found] => {
      const element = elements?.[is] ?? null;
      const share = element === null ? 0 : rightness(is, element.text, item.truth[is]);
      return [
        is,
        {
          share,
          said: element !== null && isStated(is, element.p),
          right: share >= RIGHT,
          there: item.truth[is] !== '',
        },
      ];
    });
    return Object.fromEntries(entries) as FoundElements;
  };
  const wrong = ELEMENTS.flatMap((is) => {
    const answer = withWrongElement(item, is, items, 'elsewhere');
    return answer ? [isAdopted(item, is, answer, weights)] : [];
  });
  return {
    alone: judged(null),
    helped: judged(item.answer),
    wrong: { tried: wrong.length, adopted: wrong.filter(Boolean).length },
  };
}

function figuresOf(set: Set, groups: readonly Group[]): AccuracyFigure[] {
  return [
    headlineRow(set, groups),
    ...(['brand', 'request'] as const).flatMap((is) => elementRows(is, set, groups)),
    wrongRow(set, groups),
  ];
}

const ALONE = 'the engine alone';
const splitOf = ({ folds }: Set): string => `cross-validated, ${folds}`;

function headlineRow(set: Set, all: readonly Group[]): AccuracyFigure {
  const groups = all.filter(({ helped }) => helped.headline.there);
  const shareOf = (way: 'alone' | 'helped') => (drawn: readonly Group[]) =>
    meanOf(drawn.map((each) => each[way].headline.share));
  return figureOf(FRACTION, {
    id: `second-reader-headline-${set.set}`,
    name: `Headline, ${set.name} (token F1)`,
    groups,
    measure: shareOf('helped'),
    n: groups.length,
    items: `${set.name} with a headline`,
    split: splitOf(set),
    aim: AIMS.headline[set.set],
    baselines: [{ name: ALONE, measure: shareOf('alone') }],
  });
}

function elementRows(is: 'brand' | 'request', set: Set, groups: readonly Group[]): AccuracyFigure[] {
  const [asPrecise, asComplete] = AIMS[is][set.set];
  const row = (what: string, of: (all: readonly Verdict[]) => number, aim: number) => {
    const measure = (way: 'alone' | 'helped') => (drawn: readonly Group[]) =>
      of(drawn.map((each) => each[way][is]));
    return {
      id: `second-reader-${is}-${what}-${set.set}`,
      name: `${NAMES[is]} ${what}, ${set.name}`,
      groups,
      measure: measure('helped'),
      split: splitOf(set),
      aim,
      baselines: [{ name: ALONE, measure: measure('alone') }],
    };
  };
  const own = groups.map(({ helped }) => helped[is]);
  return [
    figureOf(PERCENT, {
      ...row('precision', precision, asPrecise),
      n: own.filter(({ said }) => said).length,
      items: `stated, on ${groups.length} ${set.name}`,
    }),
    figureOf(PERCENT, {
      ...row('recall', recall, asComplete),
      n: own.filter(({ there }) => there).length,
      items: `present, on ${groups.length} ${set.name}`,
    }),
  ];
}

function wrongRow(set: Set, groups: readonly Group[]): AccuracyFigure {
  const sum = (drawn: readonly Group[], of: (group: Group) => number): number =>
    drawn.reduce((all, group) => all + of(group), 0);
  return figureOf(
    { ...PERCENT, decimals: 1, higherIsBetter: false, to: 5 },
    {
      id: `second-reader-wrong-${set.set}`,
      name: `Wrong reader answers adopted, ${set.name}`,
      groups,
      measure: (drawn) =>
        (100 * sum(drawn, ({ wrong }) => wrong.adopted)) / sum(drawn, ({ wrong }) => wrong.tried),
      n: sum(groups, ({ wrong }) => wrong.tried),
      items: `wrong answers, on ${groups.length} ${set.name}`,
      split: splitOf(set),
      aim: 1,
    },
  );
}
