import { useId } from 'react';

/** The opacity of the attention map over the picture, and what the map shows. */
export function AttentionControls({
  opacity,
  onChange,
}: {
  opacity: number;
  onChange: (opacity: number) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex min-h-11 items-center gap-4">
        <label htmlFor={id} className="shrink-0 font-semibold">
          Heatmap opacity
        </label>
        <input
          id={id}
          type="range"
          min={10}
          max={100}
          step={5}
          value={Math.round(opacity * 100)}
          onChange={(event) => onChange(Number(event.target.value) / 100)}
          className="h-11 min-w-0 grow accent-(--ink)"
        />
        <span className="w-12 text-right font-mono text-xs text-soft">{Math.round(opacity * 100)}%</span>
      </div>
      <p className="text-soft">
        Where people are predicted to look in the first seconds; the numbers are the predicted order. A
        model’s estimate, not a recording of eyes.
      </p>
    </div>
  );
}
