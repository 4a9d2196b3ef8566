import { type BulkManifest, MANIFEST_TEMPLATE } from '@adjudge/contract';
import { FileSpreadsheet, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { saveFile } from '../../../lib/save-file.ts';

interface ManifestFieldProps {
  /** File name of the chosen manifest. */
  name: string | null;
  onFile: (file: File) => void;
  onRemove: () => void;
  found: BulkManifest | undefined;
  /** Why the manifest could not be checked. */
  problem: string | null;
  disabled: boolean;
}

const SHOWN = 20;

/** A CSV file with the copy of each creative, and what is wrong with it, row by row. */
export function ManifestField({ name, onFile, onRemove, found, problem, disabled }: ManifestFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="manifest" className="grid content-start gap-3">
      <h2 id="manifest" className="text-sm font-semibold">
        Copy for each creative (optional)
      </h2>
      <p className="text-sm text-soft">
        A CSV file with the columns <code>file</code>, <code>headline</code> and <code>body</code>, from any
        spreadsheet; <code>brand</code>, <code>objective</code>, <code>industry</code> and{' '}
        <code>audience</code> if you like.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV manifest"
        className="sr-only"
        tabIndex={-1}
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that choosing the same file again after fixing it counts as a new choice.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {name === null ? null : (
        <p className="flex items-center gap-2 border border-rule bg-sheet py-1 pr-1 pl-3 text-md">
          <FileSpreadsheet aria-hidden className="size-4.5 shrink-0 text-soft" />
          <span className="min-w-0 grow truncate">{name}</span>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Remove the manifest"
            disabled={disabled}
            onClick={() => {
              choose.current?.focus();
              onRemove();
            }}
          >
            <X aria-hidden />
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button
          ref={choose}
          variant="outline"
          size="sm"
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {name === null ? 'Choose a CSV file' : 'Choose another'}
        </Button>
        <Button
          variant="link"
          size="sm"
          onClick={() => saveFile(new Blob([MANIFEST_TEMPLATE], { type: 'text/csv' }), 'bulk-manifest.csv')}
        >
          Download a template
        </Button>
      </div>
      {problem === null ? null : <Notice kind="error">{problem}</Notice>}
      {name !== null && found ? <Findings found={found} /> : null}
    </section>
  );
}

function Findings({ found: { copies, problems, notes } }: { found: BulkManifest }) {
  return (
    <>
      {problems.length > 0 ? (
        <Notice kind="error" title={problems.length === 1 ? 'Fix 1 row' : `Fix ${problems.length} rows`}>
          <RowMessages lines={problems} />
        </Notice>
      ) : null}
      <output className="text-sm">Creatives with their own copy: {copies.length}</output>
      {notes.length > 0 ? (
        <Notice kind="info" title="Worth knowing">
          <RowMessages lines={notes} />
        </Notice>
      ) : null}
    </>
  );
}

const RowMessages = ({ lines }: { lines: BulkManifest['notes'] }): ReactNode => (
  <ul className="mt-1 grid gap-1 text-sm">
    {lines.slice(0, SHOWN).map(({ row, text }) => (
      <li key={`${row} ${text}`} className="wrap-anywhere">
        {row === null ? null : <span className="font-mono">Row {row}: </span>}
        {text}
      </li>
    ))}
    {lines.length > SHOWN ? <li>And {lines.length - SHOWN} more.</li> : null}
  </ul>
);
