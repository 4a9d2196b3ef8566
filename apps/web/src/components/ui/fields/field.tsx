import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: string;
  /** What to enter, or where it is used. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Replaces the hint. */
  error?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
}

export const CONTROL_STYLE =
  'w-full rounded-md border border-field bg-sheet px-3 text-base text-ink placeholder:text-faint hover:border-ink disabled:opacity-60 aria-invalid:border-poor aria-invalid:hover:border-poor-text';

/** Ids and ARIA attributes that connect a control to its label, hint and error. */
export function useField({ error, hint }: Pick<FieldTexts, 'error' | 'hint'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return {
    id,
    noteId,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? noteId : undefined,
    },
  };
}

type FieldProps = FieldTexts & { id: string; noteId: string; aside?: ReactNode; children: ReactNode };

export function Field({ label, hint, error, hideLabel, id, noteId, aside, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children}
      <div className="flex items-start justify-between gap-4 text-sm">
        <FieldNote id={noteId} hint={hint} error={error} />
        {aside}
      </div>
    </div>
  );
}

export function FieldNote({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  if (!error && !hint) return null;
  return (
    <p id={id} className={error ? 'flex gap-1.5 font-medium text-poor-text' : 'text-soft'}>
      {error ? <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" /> : null}
      {error ?? hint}
    </p>
  );
}
