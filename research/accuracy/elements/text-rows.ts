import type { AccuracyFigure, ReliabilityTable } from '../../../packages/contract/src/accuracy.ts';
import type { SetName } from '../../elements/sets.ts';
import { ELEMENTS, type ElementName } from '../../elements/staged.ts';
import { LINE_ROLES } from '../../../packages/engine/src/elements/elements.ts';
import { meanOf } from '../../statistics/bootstrap.ts';
import { FRACTION, CALIBRATION_ERROR, PERCENT, figureOf } from './rows.ts';
import { type ElementResult, guessName } from './cross-validated-elements.ts';
import { type Verdict, calibrationError, precision, recall, reliabilityOf } from './tally.ts';

const SETS: readonly { readonly set: SetName; readonly name: string; readonly folds: string }[] = [
  { set: 'ads', name: 'real ads', folds: 'of ads' },
  { set: 'banners', name: 'banners', folds: 'of whole layout families' },
  { set: 'drawn', name: 'banners of our own', folds: 'of whole layout families' },
  { set: 'mockups', name: 'mockups of real ads', folds: 'of all ads from one session' },
];

const splitOf = (folds: string): string =>
  `cross-validated, folds ${folds}; features, rules and ridge penalties were chosen on these same folds`;

/** Targets by set: [precision, recall] in percent; token F1 for the headline; calibration error for `calibrationError`. */
const AIMS = {
  headline: { ads: 0.66, banners: 0.88, drawn: 0.88, mockups: 0.66 },
  brand: { ads: [90, 78], banners: [92, 80], drawn: [92, 80], mockups: [90, 78] },
  request: { ads: [85, 70], banners: [95, 90], drawn: [95, 90], mockups: [85, 70] },
  offer: { ads: [80, 75], banners: [95, 90], drawn: [95, 90], mockups: [80, 75] },
  offBy: { ads: 0.07, banners: 0.05, drawn: 0.05, mockups: 0.07 },
} as const;

const TITLES: Readonly<Record<ElementName, { readonly title: string; readonly many: string }>> = {
  brand: { title: 'Brand', many: 'brands' },
  request: { title: 'Call to action', many: 'calls to action' },
  offer: { title: 'Offer', many: 'offers' },
};

type ResultsBySet = Readonly<Record<SetName, readonly ElementResult[]>>;

export const textRows = (said: ResultsBySet): AccuracyFigure[] => [
  ...SETS.map((set) => headlineRow(said[set.set], set)),
  ...ELEMENTS.flatMap((element) => SETS.flatMap((set) => elementRows(element, said[set.set], set))),
  ...SETS.map((set) => certaintyRow(said[set.set], set)),
  ...SETS.flatMap((set) => roleRows(linedOf(said[set.set]), set)),
];

export const reliabilityTables = (said: ResultsBySet): ReliabilityTable[] =>
  SETS.flatMap(({ set, name }) => [
    reliabilityOf(
      `Brand on ${name}`,
      said[set].flatMap(({ brand }) => (brand ? [brand.curve] : [])),
    ),
    ...(linedOf(said[set]).length > 0
      ? [
          reliabilityOf(
            `Role of each line on ${name}`,
            said[set].flatMap(({ lines }) => lines),
          ),
        ]
      : []),
  ]);

/** Creatives whose lines were labeled by a reader. */
const linedOf = (all: readonly ElementResult[]): readonly ElementResult[] =>
  all.filter(({ lines }) => lines.length > 0);

function headlineRow(
  all: readonly ElementResult[],
  { set, name, folds }: (typeof SETS)[number],
): AccuracyFigure {
  const groups = all.filter(({ headline }) => headline.there);
  return figureOf(FRACTION, {
    id: `headline-${set}`,
    name: `Headline, ${name} (token F1)`,
    groups,
    measure: (drawn) => meanOf(drawn.map(({ headline }) => headline.share)),
    n: groups.length,
    items: `${name} with a headline`,
    split: splitOf(folds),
    aim: AIMS.headline[set],
    baselines: [
      { name: 'the largest line', measure: (drawn) => meanOf(drawn.map(({ headline }) => headline.guessed)) },
    ],
  });
}

type Judged = NonNullable<ElementResult['elements'][ElementName]>;

function elementRows(
  element: ElementName,
  all: readonly ElementResult[],
  { set, name, folds }: (typeof SETS)[number],
): AccuracyFigure[] {
  const { title, many } = TITLES[element];
  const groups = all.flatMap(({ elements }) => elements[element] ?? []);
  const own = groups.map((each) => each.own);
  const row = (what: string, of: (all: readonly Verdict[]) => number, aim: number) => ({
    id: `${element}-${what}-${set}`,
    name: `${title} ${what}, ${name}`,
    groups,
    measure: (drawn: readonly Judged[]) => of(drawn.map((each) => each.own)),
    split: splitOf(folds),
    aim,
    baselines: [
      {
        name: guessName(element),
        measure: (drawn: readonly Judged[]) => of(drawn.map((each) => each.guess)),
      },
    ],
  });
  const [asPrecise, asComplete] = AIMS[element][set];
  return [
    figureOf(PERCENT, {
      ...row('precision', precision, asPrecise),
      n: own.filter(({ said }) => said).length,
      items: `${many} stated, on ${groups.length} ${name}`,
    }),
    figureOf(PERCENT, {
      ...row('recall', recall, asComplete),
      n: own.filter(({ there }) => there).length,
      items: `${many} present, on ${groups.length} ${name}`,
    }),
  ];
}

function certaintyRow(
  all: readonly ElementResult[],
  { set, name, folds }: (typeof SETS)[number],
): AccuracyFigure {
  const named = all.flatMap(({ brand }) => (brand ? [brand] : []));
  return figureOf(CALIBRATION_ERROR, {
    id: `brand-off-${set}`,
    name: `Brand confidence error, ${name} (expected calibration error)`,
    groups: named,
    measure: (drawn) => calibrationError(drawn.map(({ curve }) => curve)),
    n: named.length,
    items: `names proposed, on as many ${name}`,
    split: splitOf(folds),
    aim: AIMS.offBy[set],
    baselines: [
      {
        name: 'without the fitted curve',
        measure: (drawn) => calibrationError(drawn.map(({ plain }) => plain)),
      },
    ],
  });
}

function roleRows(
  lined: readonly ElementResult[],
  { set, name, folds }: (typeof SETS)[number],
): AccuracyFigure[] {
  if (lined.length === 0) return [];
  const lines = lined.flatMap((each) => each.lines);
  const commonest = mostOften(lines.map(({ role }) => role));
  const counted = { n: lines.length, items: `lines of ${lined.length} ${name}`, split: splitOf(folds) };
  return [
    figureOf(PERCENT, {
      id: `roles-${set}`,
      name: `Line roles identified correctly, ${name}`,
      groups: lined,
      measure: (drawn) => 100 * meanOf(drawn.flatMap((each) => each.lines.map(({ right }) => Number(right)))),
      ...counted,
      aim: null,
      baselines: [
        {
          name: `calling every line ${LINE_ROLES[commonest]}`,
          measure: (drawn) =>
            100 * meanOf(drawn.flatMap((each) => each.lines.map(({ role }) => Number(role === commonest)))),
        },
      ],
    }),
    figureOf(CALIBRATION_ERROR, {
      id: `roles-off-${set}`,
      name: `Line role confidence error, ${name} (expected calibration error)`,
      groups: lined,
      measure: (drawn) => calibrationError(drawn.flatMap((each) => each.lines)),
      ...counted,
      aim: AIMS.offBy[set],
    }),
  ];
}

const mostOften = (values: readonly number[]): number =>
  [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length)[0]![0];
