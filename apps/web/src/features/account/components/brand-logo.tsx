import { LIMITS, REPORT_BRAND_TEXTS } from '@adjudge/contract';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { inBase64, useSaveReportBrand } from '../api/report-brand.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Why the file is rejected without sending it; null when the server should check it. */
function refused(file: File): string | null {
  if (file.size > LIMITS.logoBytes) return REPORT_BRAND_TEXTS.logoLarge;
  return TYPES.includes(file.type) ? null : REPORT_BRAND_TEXTS.logoType;
}

/** The logo on white, as reports show it. Choosing a file saves it immediately. */
export function BrandLogo({ logo }: { logo: string | null }) {
  const save = useSaveReportBrand();
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const take = async (file: File): Promise<void> => {
    const reason = refused(file);
    setProblem(reason);
    save.reset();
    if (reason === null) save.mutate({ logo: await inBase64(file) });
  };
  const errorText = problem ?? (save.error ? errorMessage(save.error, REPORT_BRAND_TEXTS.failed) : null);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-sm font-semibold">Logo</h3>
      {logo === null ? null : (
        <p className="border border-rule bg-white p-4">
          <img src={logo} alt="Your logo on reports" className="block h-14 max-w-full object-contain" />
        </p>
      )}
      <p className="text-sm text-soft">
        PNG, JPEG or WebP up to 200 kB. It is shown on white; a transparent PNG looks best.
      </p>
      <input
        ref={input}
        type="file"
        accept={TYPES.join()}
        aria-label="Logo file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button ref={choose} variant="outline" busy={save.isPending} onClick={() => input.current?.click()}>
          {save.isPending ? null : <Upload aria-hidden />}
          {logo === null ? 'Upload logo' : 'Replace logo'}
        </Button>
        {logo === null ? null : (
          <Button
            variant="ghost"
            disabled={save.isPending}
            onClick={() => {
              choose.current?.focus();
              setProblem(null);
              save.mutate({ logo: null });
            }}
          >
            Remove logo
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {errorText === null ? null : <Notice kind="error">{errorText}</Notice>}
        {errorText === null && save.isSuccess && logo !== null ? (
          <Notice kind="success">{REPORT_BRAND_TEXTS.saved}</Notice>
        ) : null}
      </div>
    </div>
  );
}
