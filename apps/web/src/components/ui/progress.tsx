import { Progress as Base } from '@base-ui/react/progress';
import { clsx } from 'clsx';

interface ProgressProps {
  label: string;
  /** Percent, or null while unknown. */
  value: number | null;
  hideLabel?: boolean;
}

export function Progress({ label, value, hideLabel = false }: ProgressProps) {
  return (
    <Base.Root value={value} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
      <Base.Label className={clsx(hideLabel && 'sr-only')}>{label}</Base.Label>
      {value === null || hideLabel ? null : <Base.Value className="font-mono text-soft" />}
      <Base.Track className="col-span-2 h-1.5 overflow-hidden bg-well">
        <Base.Indicator
          className={clsx(
            'h-full bg-ink transition-[width] duration-200 forced-fill',
            value === null && 'w-1/3 animate-breathe',
          )}
        />
      </Base.Track>
    </Base.Root>
  );
}
