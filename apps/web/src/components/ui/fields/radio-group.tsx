import { useId } from 'react';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What choosing this option means. */
  readonly hint?: string;
  /** Why it cannot be chosen, shown instead of the hint; null if it can be. */
  readonly unavailable?: string | null;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
}

const hintOf = ({ hint, unavailable }: RadioOption<string>) => unavailable ?? hint;

/** For a few options that should all be visible. Native radios give arrow keys and screen reader support. */
export function RadioGroup<Value extends string>({
  label,
  value,
  onChange,
  options,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-md has-disabled:cursor-default"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={Boolean(option.unavailable)}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-(--ink)"
          />
          <span>
            {option.label}
            {hintOf(option) ? <span className="block text-sm text-soft">{hintOf(option)}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
