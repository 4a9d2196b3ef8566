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
  /** The router's own link; a plain one when left out. */
  newAnalysisLink?: ReactNode;
}

const NewAnalysis = ({ newAnalysisLink }: LinkSlot) =>
  newAnalysisLink ?? (
    <a href="/analyze" className={buttonStyle()}>
      Start New Analysis
    </a>
  );

/** Somebody else's private report, or none at all: the two are not told apart. */
export const ReportDenied = (props: LinkSlot) => (
  <Face title="Access Denied" text={TEXTS.analysisDenied}>
    <NewAnalysis {...props} />
  </Face>
);

/** The server could not answer. */
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

/** The server answered with a reason that a person can use. */
export const ReportLoadFailed = ({ message, ...props }: LinkSlot & { message: string }) => (
  <Face title="Failed to Load Analysis" text={message}>
    <NewAnalysis {...props} />
  </Face>
);

/** The server answered, and there is no analysis in what it said. */
export const ReportMissing = (props: LinkSlot) => (
  <Face title="Unable to Load Analysis" text={RESULTS_TEXTS.noData}>
    <NewAnalysis {...props} />
  </Face>
);

type Problem = 'denied' | 'invalid' | 'missing' | 'failed';

/** Which face an error of the analysis call wears: an answer without an analysis in it is a missing one, anything else without a status a broken line. */
export function problemOf(error: unknown): Problem {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 403 || status === 404) return 'denied';
  // By its name: the checker of answers is no business of a face.
  if (error instanceof Error && error.name.endsWith('ZodError')) return 'missing';
  return status === 400 ? 'invalid' : 'failed';
}

/** The face for whatever went wrong while the report was fetched. */
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
