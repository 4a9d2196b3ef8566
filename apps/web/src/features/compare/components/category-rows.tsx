import { type ComparedCategory, letterAt } from '@adjudge/contract';
import { clsx } from 'clsx';
import {
  BAND_FILL,
  BAND_TEXT,
  BAND_WORD,
  shownBand,
  shownScore,
} from '../../../components/ui/scores/band.ts';

/** Stacks the bars of each category, one per creative, so that their lengths can be compared. */
export const CategoryRows = ({ categories }: { categories: readonly ComparedCategory[] }) => (
  <section aria-labelledby="compared-categories" className="mt-12">
    <h2 id="compared-categories" className="text-xl font-bold tracking-tight">
      Category by category
    </h2>
    <ul className="mt-4 border-t border-rule">
      {categories.map(({ id, category, scores }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-2 border-b border-rule py-4 text-md sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <h3 className="font-medium">{category}</h3>
          <ul className="grid gap-1.5">
            {scores.map((score, index) => (
              <Bar key={letterAt(index)} letter={letterAt(index)} score={score} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);

function Bar({ letter, score }: { letter: string; score: number | null }) {
  const band = shownBand(score);
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_2.5rem] items-center gap-3">
      <span className="font-mono text-xs text-soft">{letter}</span>
      <span aria-hidden className="block h-2 bg-well">
        <span
          className="block h-full forced-fill"
          style={{ width: `${score ?? 0}%`, background: BAND_FILL[band] }}
        />
      </span>
      <span className={clsx('text-right font-mono font-medium', BAND_TEXT[band])}>
        {score === null ? '–' : shownScore(score)}
        <span className="sr-only"> {BAND_WORD[band]}</span>
      </span>
    </li>
  );
}
