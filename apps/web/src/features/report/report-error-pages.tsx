import { RESULTS_TEXTS, TEXTS } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { RegistrationMark } from '../../components/ui/registration-mark.tsx';

interface FaceProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Face({ title, text, children }: FaceProps) {
  return (
    <div
      className="mx-auto grid max-w-[36rem] justify-items-center gap-4 px-6 py-24 text-center"
      role="alert"
    >
      <RegistrationMark className="size-9 text-faint" />
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <p className="text-soft">{text}</p>
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}

interface LinkSlot {
  /** The router's own link; defaults to a plain link. */
  newAnalysisLink?: ReactNode;
}

const NewAnalysis = ({ newAnalysisLink }: LinkSlot) =>
  newAnalysisLink ?? (
    <a href="/analyze" className={buttonStyle()}>
      Start New Analysis
    </a>
  );

/** The report is another user's private one, or does not exist. The message does not distinguish the two. */
export const ReportDenied = (props: LinkSlot) => (
  <Face title="Access Denied" text={TEXTS.analysisDenied}>
    <NewAnalysis {...props} />
  </Face>
);

/** Shown when the server could not answer. */
export const ReportError = ({ onRetry, ...props }: LinkSlot & { onRetry?: () => void }) => (
  <Face title="An Error Occurred" text={RESULTS_TEXTS.couldNotLoad}>
    {onRetry ? (
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    ) : null}
    <NewAnalysis {...props} />
  </Face>
);

/** Shown when the server gave a reason that is useful to the user. */
export const ReportLoadFailed = ({ message, ...props }: LinkSlot & { message: string }) => (
  <Face title="Failed to Load Analysis" text={message}>
    <NewAnalysis {...props} />
  </Face>
);

/** Shown when the server's answer contains no analysis. */
export const ReportMissing = (props: LinkSlot) => (
  <Face title="Unable to Load Analysis" text={RESULTS_TEXTS.noData}>
    <NewAnalysis {...props} />
  </Face>
);

type Problem = 'denied' | 'invalid' | 'missing' | 'failed';

/**
 * Classifies an error of the analysis call. An answer without an analysis counts as missing, and anything else without
 * a status as a broken connection.
 */
export function problemOf(error: unknown): Problem {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 403 || status === 404) return 'denied';
  // Compared by name, so that this component does not depend on the schema validator.
  if (error instanceof Error && error.name.endsWith('ZodError')) return 'missing';
  return status === 400 ? 'invalid' : 'failed';
}

export function ReportProblem({
  error,
  onRetry,
  ...props
}: LinkSlot & { error: unknown; onRetry?: () => void }) {
  const problem = problemOf(error);
  if (problem === 'denied') return <ReportDenied {...props} />;
  if (problem === 'missing') return <ReportMissing {...props} />;
  if (problem === 'invalid' && error instanceof Error)
    return <ReportLoadFailed message={error.message} {...props} />;
  return <ReportError {...props} {...(onRetry ? { onRetry } : {})} />;
}
