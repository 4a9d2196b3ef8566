import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { POPUP_ITEM_STYLE, POPUP_STYLE } from '../popups/popup-style.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel = false, value, onChange, options, className } = props;
  const labelId = useId();
  return (
    <div className={clsx('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5', className)}>
      <span id={labelId} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </span>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        <Base.Trigger
          aria-labelledby={labelId}
          className="flex h-11 w-full items-center justify-between gap-3 rounded-md border border-field bg-sheet px-3 text-left text-md hover:border-ink"
        >
          <Base.Value className="truncate" />
          <Base.Icon className="shrink-0">
            <ChevronsUpDown aria-hidden className="size-4 text-soft" />
          </Base.Icon>
        </Base.Trigger>
        {/* Base UI adds an inline style to hide the scrollbar of lists with scroll arrows, and the page's CSP forbids inline styles. */}
        <CSPProvider disableStyleElements>
          <Options options={options} />
        </CSPProvider>
      </Base.Root>
    </div>
  );
}

function Options<Value extends string>({ options }: { options: readonly SelectOption<Value>[] }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
        <Base.Popup
          className={clsx(POPUP_STYLE, 'max-w-(--available-width) min-w-(--anchor-width) wrap-anywhere')}
        >
          <Base.List>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={POPUP_ITEM_STYLE}>
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
