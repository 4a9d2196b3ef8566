import { type AccuracyFigure, formatFigure, formatGain } from '@adjudge/contract';
import { DotAndWhisker } from './dot-and-whisker.tsx';
import { scaleStart } from './scale.ts';

export function Figure({ figure }: { figure: AccuracyFigure }) {
  const { name, n, items, split, baselines, references, higherIsBetter } = figure;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-rule-soft py-5 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div>
        <h3 className="text-md font-semibold">{name}</h3>
        <p className="mt-1">
          <span className="mr-1 font-mono text-2xl font-medium">{formatFigure(figure.value, figure)}</span>{' '}
          <span className="font-mono text-sm whitespace-nowrap text-soft">{interval(figure, figure)}</span>
        </p>
        <p className="text-sm text-soft">{higherIsBetter ? 'Higher is better' : 'Lower is better'}</p>
        {scaleStart(figure) < 0 ? (
          <p className="text-sm text-soft">Negative means the reverse order</p>
        ) : null}
      </div>
      <div className="min-w-0">
        <DotAndWhisker figure={figure} />
        <ul className="mt-3 grid gap-1 text-sm">
          {baselines.map(({ name: other, value, gain }) => (
            <li key={other} className="flex gap-2.5">
              <span aria-hidden className="mt-0.5 h-4 w-0.5 shrink-0 bg-ink" />
              <span>
                {other}: <span className="font-mono">{formatFigure(value, figure)}</span>
                {gain ? (
                  <span className="text-soft">
                    {' '}
                    (we differ by <span className="font-mono">{formatGain(gain.value, figure)}</span>,{' '}
                    {interval(gain, figure)})
                  </span>
                ) : null}
              </span>
            </li>
          ))}
          {references.map(({ name: who, value, source }) => (
            <li key={who} className="flex gap-2.5">
              <span aria-hidden className="mt-1.5 size-2 shrink-0 rotate-45 border border-ink" />
              <span>
                {who}
                {value === null ? null : (
                  <>
                    : <span className="font-mono">{formatFigure(value, figure)}</span>
                  </>
                )}
                <span className="text-soft"> ({source})</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-soft">
          n {n}: {items}. Fitting and testing: {split}.
        </p>
      </div>
    </li>
  );
}

const interval = ({ low, high }: { low: number; high: number }, { decimals }: AccuracyFigure): string =>
  `${low.toFixed(decimals)} to ${high.toFixed(decimals)}`;
