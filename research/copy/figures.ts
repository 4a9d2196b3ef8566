import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';
import { spearman } from '../statistics/ridge.ts';
import type { RatedCopy } from './rated-copies.ts';

const DRAWS = 1000;
const SEED = 61;

interface Scored {
  readonly copy: RatedCopy;
  readonly score: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of briefs whose copy of one level scores above that of another; ties count half. */
const ordered = (above: RatedCopy['writtenAs'], below: RatedCopy['writtenAs']) => (of: readonly Scored[]) => {
  const briefs = [...Map.groupBy(of, ({ copy }) => copy.brief).values()];
  const level = (brief: readonly Scored[], as: string): number =>
    brief.find(({ copy }) => copy.writtenAs === as)?.score ?? Number.NaN;
  return mean(briefs.map((brief) => (Math.sign(level(brief, above) - level(brief, below)) + 1) / 2));
};

const meanOf = (as: string) => (of: readonly Scored[]) =>
  mean(of.filter(({ copy }) => copy.writtenAs === as).map(({ score }) => score));

const FIGURES: Readonly<Record<string, (of: readonly Scored[]) => number>> = {
  'Spearman with the rating': (of) =>
    spearman(
      of.map(({ score }) => score),
      of.map(({ copy }) => copy.rating),
    ),
  'good above poor of a brief': ordered('good', 'poor'),
  'good above middling of a brief': ordered('good', 'middling'),
  'middling above poor of a brief': ordered('middling', 'poor'),
  'mean score, good': meanOf('good'),
  'mean score, middling': meanOf('middling'),
  'mean score, poor': meanOf('poor'),
  'good minus poor': (of) => meanOf('good')(of) - meanOf('poor')(of),
};

/** One line per figure, with its 95 % interval from resampling briefs. */
export function figuresOf(scored: readonly Scored[]): string {
  const briefs = [...Map.groupBy(scored, ({ copy }) => copy.brief).values()];
  const random = seeded(SEED);
  const draws = Array.from({ length: DRAWS }, () =>
    briefs.flatMap((_, at) =>
      briefs[Math.floor(random() * briefs.length)]!.map(({ copy, score }) => ({
        // A brief that is drawn twice counts as two briefs.
        copy: { ...copy, brief: `${copy.brief}-${at}` },
        score,
      })),
    ),
  );
  return Object.entries(FIGURES)
    .map(([name, figure]) => {
      const drawn = draws.map(figure).toSorted((a, b) => a - b);
      const [low, high] = [drawn[Math.floor(DRAWS * 0.025)]!, drawn[Math.floor(DRAWS * 0.975)]!];
      return `  ${name}: ${figure(scored).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
    })
    .join('\n');
}
