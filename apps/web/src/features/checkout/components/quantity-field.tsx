import { PAYMENT_TEXTS, QUANTITY_MAX } from '@adjudge/contract';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';

const DEBOUNCE_MS = 400;

interface QuantityFieldProps {
  value: number;
  onChange: (quantity: number) => void;
}

const isQuantity = (typed: string): boolean =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= QUANTITY_MAX;

/** Number of packages. Each quantity is a separate order, so a change is reported only after the user stops typing. */
export function QuantityField({ value, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const valid = isQuantity(typed);

  // Unless this field asked for it, something else changed the URL.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setTyped(String(value));
    setSent(value);
  }

  useEffect(() => {
    if (!valid || Number(typed) === sent) return;
    const timer = setTimeout(() => {
      setSent(Number(typed));
      onChange(Number(typed));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, valid, sent, onChange]);
  const step = (by: number) => setTyped(String((valid ? Number(typed) : value) + by));
  return (
    <div className="flex items-start gap-2">
      <div className="w-28">
        <TextField
          label="Quantity"
          inputMode="numeric"
          className="tabular-nums"
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
          error={valid ? undefined : PAYMENT_TEXTS.quantityInvalid}
        />
      </div>
      <div className="mt-7 flex gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label="One less"
          off={valid && Number(typed) <= 1}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label="One more"
          off={valid && Number(typed) >= QUANTITY_MAX}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </Button>
      </div>
    </div>
  );
}
