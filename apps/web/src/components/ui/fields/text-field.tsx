import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CONTROL_STYLE, Field, type FieldTexts, useField } from './field.tsx';

type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'size'> & {
    /** A button at the right end of the field, such as 'show password'. */
    trailing?: ReactNode;
  };

/** Single-line text. At 16 px, because phones zoom into fields with smaller text. */
export function TextField({
  label,
  hint,
  error,
  hideLabel = false,
  trailing,
  className,
  ...props
}: TextFieldProps) {
  const { id, noteId, control } = useField({ error, hint }, props.id);
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} noteId={noteId}>
      <div className="relative">
        <input
          {...props}
          {...control}
          className={clsx(CONTROL_STYLE, 'h-11', trailing ? 'pr-12' : null, className)}
        />
        {trailing ? (
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
        ) : null}
      </div>
    </Field>
  );
}
