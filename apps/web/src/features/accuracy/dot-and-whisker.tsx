import { type AccuracyFigure, formatFigure } from '@adjudge/contract';
import { scaleStart } from './scale.ts';

/** Position on the scale in percent, clamped to 0–100. */
const placeOf = (value: number, from: number, to: number): string =>
  `${Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)))}%`;

/** The figure as a dot with its interval, plus ticks for what it is compared with. The numbers are next to it as text. */
export function DotAndWhisker({ figure }: { figure: AccuracyFigure }) {
  const { value, low, high, to, baselines, references } = figure;
  const from = scaleStart(figure);
  const at = (each: number) => placeOf(each, from, to);
  return (
    <div aria-hidden data-figure={figure.id} className="pt-1">
      <div className="relative mx-1.5 h-7">
        <span className="absolute inset-x-0 top-1/2 h-px bg-rule" />
        {baselines.map(({ name, value: reached }) => (
          <span
            key={name}
            data-mark="baseline"
            className="absolute top-1 h-5 w-0.5 -translate-x-1/2 bg-ink"
            style={{ left: at(reached) }}
          />
        ))}
        {references.flatMap(({ name, value: reached }) =>
          reached === null
            ? []
            : [
                <span
                  key={name}
                  data-mark="reference"
                  className="absolute top-1/2 size-2 -translate-1/2 rotate-45 border border-ink bg-paper"
                  style={{ left: at(reached) }}
                />,
              ],
        )}
        <span
          data-mark="interval"
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-guide"
          style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
        />
        <span
          data-mark="value"
          className="absolute top-1/2 size-3 -translate-1/2 rounded-full bg-guide"
          style={{ left: at(value) }}
        />
      </div>
      <p className="flex justify-between font-mono text-xs text-soft">
        <span>{formatFigure(from, figure)}</span>
        <span>{formatFigure(to, figure)}</span>
      </p>
    </div>
  );
}
