import { clsx } from 'clsx';
import { LAYERS, useReport } from '../../model/report-state.ts';

/** Selects what is drawn over the creative. A layer without data is not offered. */
export function LayerSwitch() {
  const { analysis, layer, showLayer } = useReport();
  const offered = LAYERS.filter(
    (name) =>
      (name !== 'Attention' || (analysis.attention && analysis.creative.type === 'image')) &&
      (name !== 'Placements' || analysis.placements.length > 0),
  );
  return (
    <fieldset className="min-w-0 grow sm:grow-0">
      <legend className="sr-only">Layers</legend>
      <div className="flex">
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={layer === name}
            onClick={() => showLayer(name)}
            className={clsx(
              'h-10 grow border border-l-0 px-2.5 text-sm max-[23rem]:px-1.5 max-[23rem]:text-xs first:rounded-l-md first:border-l last:rounded-r-md focus-visible:z-1 max-lg:h-11 sm:px-3.5',
              layer === name
                ? 'border-ink bg-ink font-semibold text-paper forced-chosen'
                : 'border-field bg-sheet text-soft hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
