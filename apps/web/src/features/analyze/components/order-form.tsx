import { LIMITS, type User } from '@adjudge/contract';
import type { Ref, RefObject } from 'react';
import { type HintDraft, HintFields } from '../../../components/hint-fields.tsx';
import { ReaderChoice } from '../../../components/reader-choice.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { TextArea } from '../../../components/ui/fields/text-area.tsx';
import type { AnalysisMode, CreditKind, Failure } from '../failure.ts';
import { FailureNotice } from './failure-notice.tsx';

interface OrderFormProps {
  mode: AnalysisMode;
  user: User;
  /** The kind of credit that the chosen creative uses. */
  kind: CreditKind;
  copy: string;
  copyField: Ref<HTMLTextAreaElement>;
  copyProblem: string | undefined;
  submitButton: RefObject<HTMLButtonElement | null>;
  onCopy: (copy: string) => void;
  hints: HintDraft;
  onHints: (next: HintDraft) => void;
  failure: Failure | null;
  onDismiss: () => void;
  onSubmit: () => void;
}

const SUBMIT: Record<AnalysisMode, string> = {
  combined: 'Analyze Now',
  'creative-only': 'Analyze Creative',
};

export function OrderForm(props: OrderFormProps) {
  const { mode, user, kind, copy, copyField, copyProblem, submitButton, onCopy, failure, onSubmit } = props;
  const onDismiss = () => {
    submitButton.current?.focus();
    props.onDismiss();
  };
  const left = user.usageRemaining[kind];
  return (
    <form
      noValidate
      aria-label="Analysis"
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {mode === 'combined' ? (
        <TextArea
          ref={copyField}
          label="Ad copy"
          hint="The text that runs with the creative."
          rows={9}
          counterMax={LIMITS.copyMax}
          value={copy}
          error={copyProblem}
          onChange={(event) => onCopy(event.target.value)}
        />
      ) : (
        <p className="border-l-3 border-guide bg-tint px-4 py-3 text-md">
          Grades the creative alone. Copy quality and message match are left out.
        </p>
      )}
      <Disclosure title="Details (optional)" tone="quiet" headingLevel={3}>
        <HintFields value={props.hints} onChange={props.onHints} />
      </Disclosure>
      <FailureNotice failure={failure} user={user} onRetry={onSubmit} onDismiss={onDismiss} />
      <Button ref={submitButton} type="submit" size="lg">
        {left === 0 && !user.trialWaits ? 'Upgrade to Analyze' : SUBMIT[mode]}
      </Button>
      <p className="text-sm text-soft">
        <span className="font-mono font-medium text-ink">{left}</span>{' '}
        {left === 1 ? `${kind} grading` : `${kind} gradings`} left. A failed grading costs nothing.
      </p>
      <ReaderChoice />
    </form>
  );
}
