import { readClutter, type ClutterModel } from '../../packages/engine/src/gatherers/clutter/model.ts';
import { heldOutScores, ratingsOf, type RatedPicture } from './clutter-fit.ts';
import { pearson, spearman } from '../statistics/ridge.ts';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';

const FOLDS = 5;
const SHUFFLES = 10;
const DRAWS = 2000;

/** How well held-out scores follow people's ranking, averaged over several random splits into folds. */
export function heldOutFigures(rated: readonly RatedPicture[]) {
  const ratings = ratingsOf(rated);
  const deals = Array.from({ length: SHUFFLES }, (_, seed) =>
    heldOutScores(rated, deal(rated.length, seed + 1)),
  );
  const over = (figure: (deal: (typeof deals)[number]) => number): number =>
    deals.reduce((sum, scores) => sum + figure(scores), 0) / deals.length;
  const jpeg = rated.map(({ jpegBits }) => jpegBits);
  const bootstrap = (statistic: (drawn: readonly number[]) => number) => interval(rated.length, statistic);
  const ours = (drawn: readonly number[]) =>
    over((scores) =>
      spearman(
        pick(
          scores.map(({ score }) => score),
          drawn,
        ),
        pick(ratings, drawn),
      ),
    );
  const theirs = (drawn: readonly number[]) => spearman(pick(jpeg, drawn), pick(ratings, drawn));
  return {
    folds: FOLDS,
    shuffles: SHUFFLES,
    spearman: round(
      over((scores) =>
        spearman(
          scores.map(({ score }) => score),
          ratings,
        ),
      ),
    ),
    interval: bootstrap(ours),
    pearson: round(
      over((scores) =>
        pearson(
          scores.map(({ score }) => score),
          ratings,
        ),
      ),
    ),
    textureAlone: round(
      over((scores) =>
        spearman(
          scores.map(({ texture }) => texture),
          ratings,
        ),
      ),
    ),
    formAlone: round(
      over((scores) =>
        spearman(
          scores.map(({ form }) => form ?? 0),
          ratings,
        ),
      ),
    ),
    jpegSize: round(spearman(jpeg, ratings)),
    aboveJpegSize: bootstrap((drawn) => ours(drawn) - theirs(drawn)),
  };
}

/** Figures of the finished model on pictures of a kind that it was not fitted on. */
export function otherFigures(rated: readonly RatedPicture[], model: ClutterModel) {
  const ratings = ratingsOf(rated);
  const scores = rated.map(({ figures, channels }) => readClutter(figures, channels, model).score);
  return {
    n: rated.length,
    spearman: round(spearman(scores, ratings)),
    interval: interval(rated.length, (drawn) => spearman(pick(scores, drawn), pick(ratings, drawn))),
    jpegSize: round(
      spearman(
        rated.map(({ jpegBits }) => jpegBits),
        ratings,
      ),
    ),
  };
}

const pick = (values: readonly number[], drawn: readonly number[]): number[] => drawn.map((i) => values[i]!);

const round = (value: number): number => Number(value.toFixed(3));

/** 95 % bootstrap interval. */
function interval(n: number, statistic: (drawn: readonly number[]) => number): [number, number] {
  const random = seeded(n);
  const values = Array.from({ length: DRAWS }, () =>
    statistic(Array.from({ length: n }, () => Math.floor(random() * n))),
  ).toSorted((a, b) => a - b);
  return [round(values[Math.floor(0.025 * DRAWS)]!), round(values[Math.ceil(0.975 * DRAWS) - 1]!)];
}

/** A random fold for each of n pictures, in equal shares. */
function deal(n: number, seed: number): number[] {
  const random = seeded(seed);
  const keys = Array.from({ length: n }, (_, i) => ({ i, key: random() })).toSorted((a, b) => a.key - b.key);
  const foldOf = new Map(keys.map(({ i }, place) => [i, place % FOLDS]));
  return keys.map((_, i) => foldOf.get(i) ?? 0);
}
