import { type Correction, describeCorrection } from '@adjudge/contract';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { TextField } from '../../../../components/ui/fields/text-field.tsx';
import { type Place, withCorrection, keyOf } from '../../model/correcting.ts';

interface CorrectionListProps {
  corrections: readonly Correction[];
  /** What was entered about the ad as a whole, in words. */
  others: readonly string[];
  places: readonly Place[];
  onChange: (next: readonly Correction[]) => void;
}

/** Corrections whose text may have been misread too. */
const HAS_WORDS: ReadonlySet<Correction['is']> = new Set(['headline', 'brand', 'request', 'offer']);

/** The corrections so far. Misread words are typed in here. */
export function CorrectionList({ corrections, others, places, onChange }: CorrectionListProps) {
  const headingId = useId();
  const textOf = new Map(places.map(({ key, text }) => [key, text]));
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} tabIndex={-1} className="text-sm font-semibold outline-none">
        Your corrections
      </h3>
      {corrections.length === 0 && others.length === 0 ? (
        <p className="text-sm text-soft">Nothing yet. Choose a line on the creative.</p>
      ) : null}
      {others.length > 0 ? (
        <p className="text-md wrap-anywhere first-letter:uppercase">{others.join('; ')}</p>
      ) : null}
      {corrections.length > 0 ? (
        <ul className="grid gap-3">
          {corrections.map((each) => {
            const key = keyOf(each.box);
            const read = textOf.get(key) ?? null;
            const name = `${read === null ? 'The marked area' : `“${read}”`} is ${describeCorrection(each.is)}`;
            return (
              <li key={key} className="grid gap-1.5 border-b border-rule-soft pb-3">
                <div className="flex items-start gap-2">
                  <span className="min-w-0 grow text-md wrap-anywhere">{name}</span>
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={`Undo: ${name}`}
                    onClick={({ currentTarget }) => {
                      currentTarget.closest('section')?.querySelector<HTMLElement>('h3')?.focus();
                      onChange(withCorrection(corrections, each.box, null));
                    }}
                  >
                    <X aria-hidden />
                  </Button>
                </div>
                {HAS_WORDS.has(each.is) ? (
                  <TextField
                    label="Correct text, if we misread it"
                    maxLength={200}
                    placeholder={read ?? ''}
                    value={each.text ?? ''}
                    onChange={({ target }) => onChange(withWords(corrections, each, target.value))}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}

const withWords = (all: readonly Correction[], changed: Correction, typed: string): readonly Correction[] =>
  all.map((each) => {
    if (each !== changed) return each;
    const { is, box } = each;
    return typed === '' ? { is, box } : { is, box, text: typed };
  });
