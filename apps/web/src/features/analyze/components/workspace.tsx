import { type AnalyzedCreative, type User, adCopySchema } from '@adjudge/contract';
import { useEffect, useRef, useState } from 'react';
import { toHints } from '../../../components/hint-fields.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/ui/tabs.tsx';
import { useDeferUntilRead } from '../../../lib/use-defer-until-read.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useResume } from '../draft/use-resume.ts';
import type { AnalysisMode, CreditKind } from '../failure.ts';
import { kindOf, needsFrames } from '../send-creative.ts';
import { isInProgress, useGrading } from '../use-grading.ts';
import { usePastedFiles } from '../use-pasted-files.ts';
import { CreativeStage } from './creative-stage.tsx';
import { GradedWhileAwayNotice } from './graded-while-away-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { GradingProgress } from './grading-progress.tsx';
import { OrderForm } from './order-form.tsx';

interface WorkspaceProps {
  user: User;
  /** The analysis that this is a new version of. Remount the component for a different one. */
  previous?: AnalyzedCreative | undefined;
  onGraded: (analysis: AnalyzedCreative) => void;
}

/** Creative on the left, form on the right. Both tabs share the input. */
export function Workspace({ user, previous, onGraded }: WorkspaceProps) {
  const draft = useDraft(user.email, previous);
  const { choice } = draft;
  const { mode, copy, hints } = draft.words;
  const [copyProblem, setCopyProblem] = useState<string>();
  const copyField = useRef<HTMLTextAreaElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { grading, warning, start, resume, cancel, cancelNote, dismiss, showLimit } = useGrading({
    onSent: draft.keepSent,
    onGraded: (analysis, sent) => {
      draft.forget(sent);
      onGraded(analysis);
    },
  });
  const busy = isInProgress(grading);
  const kind = choice.creative ? kindOf(choice.creative.type) : kindWithCredits(user);
  const take = (files: readonly File[]) => {
    dismiss();
    void draft.layOut(files);
  };
  usePastedFiles(take, !busy);
  useResume(draft, resume);
  const found = grading.phase === 'graded' ? grading : null;
  const { clear } = draft;
  useEffect(() => {
    if (found) clear(found.sent);
  }, [found, clear]);
  const wasBusy = useRef(false);
  useEffect(() => {
    // Canceled or failed: the progress heading that had the focus is gone.
    if (wasBusy.current && !busy) submitButton.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);

  const submit = useDeferUntilRead(choice.reading, (waited) => {
    // The user meant the file that was just rejected, not the one it was to replace.
    if (waited && choice.problem !== null) return;
    const judged = mode === 'combined' ? adCopySchema.safeParse(copy) : null;
    setCopyProblem(judged?.error?.issues[0]?.message);
    if (user.usageRemaining[kind] === 0) showLimit(kind);
    else if (!choice.creative) choice.demand();
    else if (judged?.success === false) copyField.current?.focus();
    else
      void start({
        mode,
        ...choice.creative,
        adCopy: judged?.data,
        hints: toHints(hints),
        versionOf: previous?.analysisId,
      });
  });

  return (
    <>
      <div className="mt-3 grid gap-3 empty:hidden">
        {found ? <GradedWhileAwayNotice analysis={found.analysis} onDismiss={dismiss} /> : null}
        {draft.isBack && !busy ? <DraftNotice onDismiss={draft.seen} onStartOver={draft.startOver} /> : null}
      </div>
      <Tabs
        value={mode}
        onChange={(next: AnalysisMode) => !busy && draft.write({ mode: next })}
        className="mt-5"
      >
        <TabList label="Kind of analysis">
          <Tab value="combined">Ad Copy + Creative Analysis</Tab>
          <Tab value="creative-only">
            {/* Break the line before the last word, not at the hyphen. */}
            <span className="whitespace-nowrap">Creative-Only</span> Analysis
          </Tab>
        </TabList>
        <TabPanel value={mode}>
          <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
            <CreativeStage choice={choice} onFiles={take} busy={busy} />
            {busy ? (
              <GradingProgress
                grading={grading}
                warning={warning}
                withCopy={mode === 'combined'}
                kind={kind}
                withFrames={choice.creative !== null && needsFrames(choice.creative)}
                cancelsQueued
                cancelNote={cancelNote}
                onCancel={() => void cancel(mode)}
              />
            ) : (
              <OrderForm
                mode={mode}
                user={user}
                kind={kind}
                copy={copy}
                hints={hints}
                onHints={(next) => draft.write({ hints: next })}
                copyField={copyField}
                copyProblem={copyProblem}
                submitButton={submitButton}
                onCopy={(typed) => {
                  draft.write({ copy: typed });
                  if (copyProblem !== undefined) setCopyProblem(problemWith(typed));
                }}
                failure={grading.phase === 'failed' ? grading.failure : null}
                onDismiss={dismiss}
                onSubmit={submit}
              />
            )}
          </div>
        </TabPanel>
      </Tabs>
    </>
  );
}

/** A shown error clears as soon as it is fixed, not only on the next submit. */
const problemWith = (copy: string): string | undefined =>
  adCopySchema.safeParse(copy).error?.issues[0]?.message;

/** Before a creative is chosen: the kind that can still be graded. */
const kindWithCredits = ({ usageRemaining: { banner, video } }: User): CreditKind =>
  banner === 0 && video > 0 ? 'video' : 'banner';
