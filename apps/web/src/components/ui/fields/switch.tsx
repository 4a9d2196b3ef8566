import { Switch as Base } from '@base-ui/react/switch';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** For a setting that takes effect at once. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-md">
      <Base.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
        className="flex h-6 w-10 shrink-0 items-center rounded-full bg-field p-0.5 transition-colors duration-150 data-checked:bg-ink data-checked:forced-chosen data-disabled:opacity-50 forced-colors:border"
      >
        <Base.Thumb className="size-5 rounded-full bg-sheet forced-fill transition-transform duration-150 data-checked:translate-x-4" />
      </Base.Root>
      {label}
    </label>
  );
}
