import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { formatCvc, formatExpiry, formatNumber } from '../card/format-card.ts';

export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

/** Formats only while the user types at the end, so that a correction in the middle keeps its position. */
const formatted =
  (format: (typed: string) => string) =>
  ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.selectionStart === target.value.length) target.value = format(target.value);
  };

/** The fields have `autocomplete` names, so that browsers and password managers can fill them. */
export function CardFields<Card>({ form }: { form: UseFormReturn<TypedCard, unknown, Card> }) {
  const { errors } = form.formState;
  const field = (name: keyof TypedCard, format: (typed: string) => string) => {
    const { onChange, ...rest } = form.register(name);
    return {
      ...rest,
      error: errors[name]?.message,
      inputMode: 'numeric' as const,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        formatted(format)(event);
        void onChange(event);
      },
    };
  };
  return (
    <>
      <TextField
        label="Card number"
        placeholder="1234 1234 1234 1234"
        autoComplete="cc-number"
        className="tabular-nums"
        {...field('number', formatNumber)}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="Expiration date"
          placeholder="MM / YY"
          autoComplete="cc-exp"
          className="tabular-nums"
          {...field('expiry', formatExpiry)}
        />
        <TextField
          label="Security code"
          placeholder="CVC"
          autoComplete="cc-csc"
          className="tabular-nums"
          {...field('cvc', formatCvc)}
        />
      </div>
    </>
  );
}
