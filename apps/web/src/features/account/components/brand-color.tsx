import { REPORT_BRAND_TEXTS, saveReportBrandSchema } from '@adjudge/contract';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useSaveReportBrand } from '../api/report-brand.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** Returns what is wrong with a color; null when it can be used. */
const faultOf = (typed: string): string | null =>
  saveReportBrandSchema.safeParse({ color: typed }).error?.issues[0]?.message ?? null;

/** One color for the report's title and lines. A color too light for paper is rejected before it is sent. */
export function BrandColor({ color }: { color: string | null }) {
  const save = useSaveReportBrand();
  const [typed, setTyped] = useState(color ?? '');
  const picker = useRef<HTMLInputElement>(null);
  const fault = typed === '' ? null : faultOf(typed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (fault === null && typed !== '') save.mutate({ color: typed.toLowerCase() });
  };
  return (
    <form noValidate aria-label="Brand color" className="grid justify-items-start gap-3" onSubmit={submit}>
      <div className="flex w-full max-w-md items-start gap-3">
        <div className="min-w-0 grow">
          <TextField
            label="Color"
            autoComplete="off"
            spellCheck={false}
            placeholder="#1c5d99"
            hint="For the title and lines of your reports; dark enough for white paper."
            error={fault ?? undefined}
            value={typed}
            onChange={({ target }) => {
              save.reset();
              setTyped(target.value.trim());
            }}
          />
        </div>
        <input
          ref={picker}
          type="color"
          aria-label="Pick a color"
          className="mt-6.5 h-11 w-14 shrink-0 cursor-pointer rounded-md border border-field bg-sheet p-1"
          value={HEX.test(typed) ? typed.toLowerCase() : '#15181c'}
          onChange={({ target }) => {
            save.reset();
            setTyped(target.value);
          }}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="outline"
          busy={save.isPending}
          disabled={typed === '' || fault !== null || typed.toLowerCase() === color}
        >
          Save color
        </Button>
        {color === null ? null : (
          <Button
            variant="ghost"
            disabled={save.isPending}
            onClick={() => {
              // Not the text field, which opens the keyboard of a phone.
              picker.current?.focus();
              save.mutate({ color: null }, { onSuccess: () => setTyped('') });
            }}
          >
            Remove color
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {save.error ? (
          <Notice kind="error">{errorMessage(save.error, REPORT_BRAND_TEXTS.failed)}</Notice>
        ) : null}
        {save.isSuccess && color !== null ? <Notice kind="success">{REPORT_BRAND_TEXTS.saved}</Notice> : null}
      </div>
    </form>
  );
}
