import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { CONTROL_STYLE, Field, type FieldTexts, useField } from './field.tsx';

type TextAreaProps = FieldTexts &
  ComponentPropsWithRef<'textarea'> & {
    /** Shows 'n / counterMax'. Typing past it is allowed and visible, so that pasted text is never silently cut. */
    counterMax?: number;
  };

/** Multi-line text with a counter that changes color past the limit. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel = false,
  counterMax,
  className,
  onChange,
  ...props
}: TextAreaProps) {
  const { id, noteId, control } = useField({ error, hint }, props.id);
  const [typed, setTyped] = useState(() => String(props.defaultValue ?? '').length);
  const length = props.value === undefined ? typed : String(props.value).length;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      id={id}
      noteId={noteId}
      aside={counterMax === undefined ? null : <Counter length={length} max={counterMax} />}
    >
      <textarea
        rows={5}
        {...props}
        {...control}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
        className={clsx(CONTROL_STYLE, 'min-h-24 resize-y py-2.5', className)}
      />
    </Field>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span
      className={clsx('ml-auto shrink-0 font-mono text-xs', length > max ? 'text-poor-text' : 'text-soft')}
      data-testid="counter"
    >
      {length} / {max}
    </span>
  );
}
