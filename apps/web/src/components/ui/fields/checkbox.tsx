import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldNote, useField } from './field.tsx';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Uses a native checkbox, which forms and assistive technology support best. */
export function Checkbox({ label, hint, error, ...props }: CheckboxProps) {
  const { id, noteId, control } = useField({ error, hint }, props.id);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-md">
        <input type="checkbox" {...props} {...control} className="size-5 shrink-0 accent-(--ink)" />
        <span>{label}</span>
      </label>
      <div className="text-sm">
        <FieldNote id={noteId} hint={hint} error={error} />
      </div>
    </div>
  );
}
