import { TEST_CARDS } from '@adjudge/contract';
import { Button } from '../../../components/ui/button.tsx';
import { formatNumber } from '../card/format-card.ts';
import type { TypedCard } from './card-fields.tsx';

/** Any future date works. */
const nextYear = (): string => `12 / ${String((new Date().getFullYear() + 1) % 100).padStart(2, '0')}`;

export const TestCards = ({ onUse }: { onUse: (card: TypedCard) => void }) => (
  <section aria-labelledby="test-cards" className="border-t border-rule pt-4">
    <p id="test-cards" className="text-sm font-semibold">
      Test cards
    </p>
    <ul className="mt-2 grid">
      {TEST_CARDS.map(({ number, does }) => (
        <li
          key={number}
          className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule-soft py-1.5 text-sm"
        >
          <span>
            <span className="font-mono text-xs">{formatNumber(number)}</span>
            <span className="block text-soft">{does}</span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Fill in ${formatNumber(number)}`}
            onClick={() => onUse({ number: formatNumber(number), expiry: nextYear(), cvc: '123' })}
          >
            Fill in
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
