import { formatBytes } from '@adjudge/contract';
import { Film, ImageOff, X } from 'lucide-react';
import { clsx } from 'clsx';
import { Button } from '../../../components/ui/button.tsx';
import { CHOOSE_FILES_ID } from './file-drop.tsx';
import type { Sending } from './use-run-upload.ts';
import type { ChosenFile } from './use-chosen-files.ts';

interface ChosenListProps {
  files: readonly ChosenFile[];
  copyOf: ReadonlyMap<string, string>;
  sending: Pick<Sending, 'phase' | 'sent' | 'refused'>;
  onRemove: (ids: readonly number[]) => void;
}

/** The chosen files, before and during the upload. Files that cannot be sent come first, so that they are seen. */
export const ChosenList = (props: ChosenListProps) => (
  <div className="grid gap-2">
    <output className="text-sm text-soft">{countOf(props)}</output>
    <Rows {...props} />
  </div>
);

const countOf = ({ files, sending: { refused } }: ChosenListProps): string => {
  const faulty = files.filter(({ id, problem }) => problem !== null || refused.has(id)).length;
  return `${files.length} chosen${faulty > 0 ? `, ${faulty} cannot be graded` : ''}`;
};

/** Removing a file also removes its button, so the focus moves to the next one instead of the top of the page. */
function focusNextButton(button: HTMLElement): void {
  const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((one) => one === button);
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById(CHOOSE_FILES_ID);
  next?.focus();
}

const Rows = ({ files, copyOf, sending, onRemove }: ChosenListProps) => (
  <ul
    aria-label="Chosen creatives"
    className="max-h-[24rem] overflow-y-auto border-t border-b border-t-ink border-b-rule md:max-h-[42rem]"
  >
    {faultsFirst(files, sending.refused).map((one) => {
      const refusal = one.problem ?? sending.refused.get(one.id) ?? null;
      const copy = sending.sent.has(one.id) ? sending.sent.get(one.id) : copyOf.get(one.file.name);
      return (
        <li key={one.id} className="flex items-start gap-3 border-b border-rule-soft py-2.5 last:border-b-0">
          <Thumbnail of={one} />
          <div className="min-w-0 grow">
            <p className="text-md font-medium wrap-anywhere">{one.file.name}</p>
            <p className="text-sm text-soft">
              {one.kind === null ? null : `${one.kind === 'banner' ? 'Banner' : 'Video'}, `}
              {formatBytes(one.file.size)}
              {stateWord(one.id, sending)}
            </p>
            {copy === undefined ? null : (
              <p className="mt-0.5 line-clamp-1 text-sm wrap-anywhere">“{copy}”</p>
            )}
            {refusal === null ? null : <p className="mt-0.5 text-sm font-medium text-poor-text">{refusal}</p>}
          </div>
          {sending.phase === 'sending' || sending.sent.has(one.id) ? null : (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Remove ${one.file.name}`}
              onClick={({ currentTarget }) => {
                focusNextButton(currentTarget);
                onRemove([one.id]);
              }}
            >
              <X aria-hidden />
            </Button>
          )}
        </li>
      );
    })}
  </ul>
);

const faultsFirst = (
  files: readonly ChosenFile[],
  refused: ReadonlyMap<number, string>,
): readonly ChosenFile[] => {
  const fault = ({ id, problem }: ChosenFile): boolean => problem !== null || refused.has(id);
  return [...files.filter(fault), ...files.filter((one) => !fault(one))];
};

function stateWord(id: number, { phase, sent, refused }: ChosenListProps['sending']): string {
  if (sent.has(id)) return ', uploaded';
  if (refused.has(id)) return ', not uploaded';
  return phase === 'sending' ? ', waiting to upload' : '';
}

const Thumbnail = ({ of: { url, kind } }: { of: ChosenFile }) => (
  <span className={clsx('grid size-12 shrink-0 place-items-center overflow-hidden bg-well text-faint')}>
    {url === null ? null : <img src={url} alt="" loading="lazy" className="size-full object-contain" />}
    {kind === 'video' ? <Film aria-hidden className="size-5" /> : null}
    {kind === null ? <ImageOff aria-hidden className="size-5" /> : null}
  </span>
);
