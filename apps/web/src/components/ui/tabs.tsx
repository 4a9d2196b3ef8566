import { Tabs as Base } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  defaultValue?: Value;
  value?: Value;
  onChange?: (value: Value) => void;
  className?: string;
  children: ReactNode;
}

/**
 * Usage: `<Tabs><TabList label><Tab value>…</TabList><TabPanel value>…</Tabs>`. Arrow keys switch panels directly.
 * Long names wrap on a phone, and a long list of tabs scrolls.
 */
export function Tabs<Value extends string>({ onChange, className, children, ...state }: TabsProps<Value>) {
  return (
    <Base.Root
      {...state}
      className={clsx('grid min-w-0 grid-cols-[minmax(0,1fr)]', className)}
      onValueChange={(value: Value) => onChange?.(value)}
    >
      {children}
    </Base.Root>
  );
}

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.List
      aria-label={label}
      activateOnFocus
      className="relative flex gap-4 overflow-x-auto border-b border-rule sm:gap-6"
    >
      {children}
      <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-ink transition-all duration-200 forced-fill" />
    </Base.List>
  );
}

export function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.Tab
      value={value}
      className="min-h-11 py-1.5 text-left text-md font-medium text-balance text-soft outline-offset-[-2px] sm:shrink-0 sm:whitespace-nowrap hover:text-ink data-active:font-semibold data-active:text-ink"
    >
      {children}
    </Base.Tab>
  );
}

/** Panels stay in the document so that all of them can be printed. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.Panel value={value} className="pt-6" keepMounted>
      {children}
    </Base.Panel>
  );
}
