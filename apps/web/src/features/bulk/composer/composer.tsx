import { type BulkProgress, LIMITS, type User, createBulkRunSchema } from '@adjudge/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HintFields, NO_HINTS, toHints } from '../../../components/hint-fields.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextArea } from '../../../components/ui/fields/text-area.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { useDeferUntilRead } from '../../../lib/use-defer-until-read.ts';
import { AlreadyUploaded } from './already-uploaded.tsx';
import { ChosenList } from './chosen-list.tsx';
import { FileDrop } from './file-drop.tsx';
import { ManifestField } from './manifest-field.tsx';
import { SubmitPanel } from './submit-panel.tsx';
import { useChosenFiles } from './use-chosen-files.ts';
import { useManifest } from './use-manifest.ts';
import { useRunUpload } from './use-run-upload.ts';

interface ComposerProps {
  user: User;
  /** A run that was created but never started; its files are already uploaded. */
  begun: BulkProgress | null;
  onStarted: (runId: string) => void;
  onDiscarded?: () => void;
}

const NOTHING_CHOSEN = 'Choose at least one creative.';
const FIX_FILES = 'Remove the files that cannot be graded, or choose others.';
const FIX_MANIFEST = 'Fix the manifest, or remove it.';

/** Takes the user from an empty drop zone to a running run. Files and input stay when something goes wrong. */
export function Composer({ user, begun, onStarted, onDiscarded }: ComposerProps) {
  const arrived = begun?.items ?? [];
  const { files, reading, add, remove } = useChosenFiles(arrived.map(({ fileName }) => fileName));
  const manifest = useManifest(files.filter(({ problem }) => problem === null).map(({ file }) => file.name));
  const sending = useRunUpload(begun?.run.id ?? null, onStarted);
  const [demand, setDemand] = useState<string | null>(null);
  const [hints, setHints] = useState(NO_HINTS);
  const [todaysName] = useState(() => `Run of ${formatDate(new Date().toISOString())}`);
  const form = useForm({
    resolver: zodResolver(createBulkRunSchema),
    defaultValues: {
      name: begun?.run.name ?? todaysName,
      adCopy: begun?.run.adCopy ?? '',
    },
  });
  const adCopy = useWatch({ control: form.control, name: 'adCopy' });
  const { errors } = form.formState;
  const busy = sending.phase === 'sending';
  const ready = files.filter(({ problem, id }) => problem === null && !sending.sent.has(id));
  const faulty = files.filter(({ problem }) => problem !== null);
  const there = arrived.length + sending.sent.size;

  const start = form.handleSubmit((run) => {
    const lacking = missingInput();
    setDemand(lacking);
    if (lacking !== null) return;
    const ofAll = toHints(hints);
    const toSend = ready.map(({ id, file }) => ({
      id,
      file,
      adCopy: manifest.copyOf.get(file.name),
      hints: { ...ofAll, ...manifest.hintsOf.get(file.name) },
    }));
    void sending.send(run, toSend);
  });
  const submit = useDeferUntilRead(reading || manifest.reading, () => void start());
  const missingInput = (): string | null => {
    if (ready.length + there === 0) return NOTHING_CHOSEN;
    if (faulty.length > 0) return FIX_FILES;
    return manifest.settled ? null : FIX_MANIFEST;
  };

  return (
    <form
      noValidate
      aria-label="Bulk run"
      className="mt-6 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_23rem]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid min-w-0 content-start gap-5">
        <FileDrop
          disabled={busy}
          onFiles={(given) => {
            setDemand(null);
            void add(given);
          }}
          onManifest={(file) => void manifest.choose(file)}
        />
        <AlreadyUploaded items={arrived} />
        {files.length > 0 ? (
          <ChosenList files={files} copyOf={manifest.copyOf} sending={sending} onRemove={remove} />
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        {sending.runId === null ? (
          <>
            <TextField label="Name of the run" error={errors.name?.message} {...form.register('name')} />
            <TextArea
              label="Ad copy for all (optional)"
              hint="For creatives that have none in the CSV file."
              rows={3}
              counterMax={LIMITS.copyMax}
              value={adCopy}
              error={errors.adCopy?.message}
              {...form.register('adCopy')}
            />
          </>
        ) : null}
        <Disclosure title="Details for all (optional)" tone="quiet" headingLevel={2}>
          <p className="mb-4 text-sm text-soft">For creatives that have none in the CSV file.</p>
          <HintFields value={hints} onChange={setHints} />
        </Disclosure>
        {there > 0 && !busy ? (
          <p className="text-sm text-soft">
            What is uploaded keeps the copy and the details it was sent with.
          </p>
        ) : null}
        <ManifestField
          name={manifest.name}
          found={manifest.found}
          problem={manifest.problem}
          disabled={busy}
          onFile={(file) => {
            setDemand(null);
            void manifest.choose(file);
          }}
          onRemove={() => {
            setDemand(null);
            manifest.remove();
          }}
        />
        <MissingInputNotice
          text={demand}
          faulty={faulty.length}
          onRemove={() => {
            setDemand(null);
            remove(faulty.map(({ id }) => id));
          }}
        />
        <SubmitPanel
          user={user}
          kinds={[...files.filter(({ problem }) => problem === null), ...arrived].map(({ kind }) => kind)}
          chosen={ready.length}
          sending={sending}
          refused={files.filter(({ id }) => sending.refused.has(id)).length}
          there={there}
          begun={begun !== null}
          onDiscarded={onDiscarded}
        />
      </div>
    </form>
  );
}

interface MissingInputNoticeProps {
  text: string | null;
  /** Number of files that cannot be graded. */
  faulty: number;
  onRemove: () => void;
}

/** Says what is missing before the run can start. */
function MissingInputNotice({ text, faulty, onRemove }: MissingInputNoticeProps) {
  if (text === null) return null;
  const remove = (
    <Button
      variant="outline"
      size="sm"
      onClick={({ currentTarget: { form } }) => {
        form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        onRemove();
      }}
    >
      {faulty === 1 ? 'Remove it' : `Remove these ${faulty}`}
    </Button>
  );
  return (
    <Notice kind="error" actions={text === FIX_FILES && faulty > 0 ? remove : null}>
      {text}
    </Notice>
  );
}
