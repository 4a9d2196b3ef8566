import type { AnalyzedCreative, FetchedAnalysis, User } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Education } from './components/education.tsx';
import { NextVersionNotice } from './components/next-version-notice.tsx';
import { PreviousAnalyses } from './components/previous-analyses.tsx';
import { PreviousAnalysesDrawer } from './components/previous-analyses-drawer.tsx';
import { Workspace } from './components/workspace.tsx';

interface AnalyzePageProps {
  user: User;
  /** Why the user was redirected here. */
  notice?: ReactNode;
  /** Shows the remaining credits. */
  credits: ReactNode;
  /** The analysis that this is a new version of; undefined for a new creative. */
  previous?: FetchedAnalysis | undefined;
  /** `previous` is still loading. A form shown now would be replaced, with its input, when it arrives. */
  waiting?: boolean;
  onGraded: (analysis: AnalyzedCreative) => void;
}

/** Covers the whole flow, from an empty drop zone up to the report. */
export function AnalyzePage({
  user,
  notice,
  credits,
  previous,
  waiting = false,
  onGraded,
}: AnalyzePageProps) {
  usePageTitle('Analyze');
  return (
    <PageBody className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_14rem] xl:gap-x-12 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="text-3xl font-bold tracking-tight">
            {previous || waiting ? 'Grade a new version' : 'Grade an ad'}
          </h1>
          <PreviousAnalysesDrawer />
        </div>
        <div className="mt-5 grid gap-3">
          {notice}
          {previous ? <NextVersionNotice previous={previous} /> : null}
          {credits}
        </div>
        {/* A different user, or a new version of an ad, starts with a fresh workspace. */}
        {waiting ? (
          <WorkspaceSkeleton />
        ) : (
          <Workspace
            key={`${user.email} ${previous?.data.analysisId ?? ''}`}
            user={user}
            previous={previous?.data}
            onGraded={onGraded}
          />
        )}
        <Education />
      </div>
      <aside className="hidden lg:block" aria-labelledby="previous-analyses">
        <h2 id="previous-analyses" className="border-b border-ink pb-2 text-sm font-bold">
          Previous Analyses
        </h2>
        <PreviousAnalyses />
      </aside>
    </PageBody>
  );
}

const WorkspaceSkeleton = () => (
  <div aria-busy className="mt-8">
    <output>
      <VisuallyHidden>Loading the earlier version</VisuallyHidden>
    </output>
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </div>
);
