import type { AnalyzedCreative } from '@adjudge/contract';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useDeferredValue, useMemo } from 'react';
import { CategoryList } from './components/findings/category-list.tsx';
import { NotJudged } from './components/findings/not-judged.tsx';
import { FirstScreen } from './components/first-screen.tsx';
import { PrintButton } from './components/print-button.tsx';
import { PrintHead } from './components/print-head.tsx';
import { SectionBar } from './components/section-bar.tsx';
import { SavingStatus, type Saving } from './components/saving-status.tsx';
import { AdCopy } from './components/sections/ad-copy.tsx';
import { GradingSection } from './components/sections/scoring/grading-section.tsx';
import { KeyInsights } from './components/sections/advice/key-insights.tsx';
import { AdvancedSections } from './components/sections/advanced-sections.tsx';
import { PlacementsSection } from './components/sections/placements/placements-section.tsx';
import { Predictions } from './components/sections/predictions.tsx';
import { RecommendationList } from './components/sections/advice/recommendation-list.tsx';
import { Rewrites } from './components/sections/advice/rewrites.tsx';
import { SeeItFixed } from './components/fixes/see-it-fixed.tsx';
import { VideoAnalysis } from './components/sections/video/video-analysis.tsx';
import { VideoDetails } from './components/sections/video/video-details.tsx';
import type { Correcting } from './model/correcting.ts';
import { type Fixes, NO_FIXES } from './model/fixes.ts';
import { ReportContext, useReportState } from './model/report-state.ts';
import { sectionLinksOf } from './model/sections.ts';
import { useAutoFixes } from './model/use-auto-fixes.ts';

/** Lazy, because few reports have one. */
const SecondOpinionSection = lazy(() => import('./components/sections/advice/second-opinion.tsx'));

interface ReportViewProps {
  analysis: AnalyzedCreative;
  /** Id of the saved report; null before it is saved. */
  analysisId: string | null;
  /** When the ad was graded. Without it, the printed report has no date. */
  createdAt?: string;
  saving: Saving;
  onSaveAgain?: () => void;
  /** Changes made on a copy and graded again. Without them, the report does not mention fixes. */
  fixes?: Fixes;
  /** Buttons at the top right: share, export, delete, … */
  actions?: ReactNode;
  /** The name of the creative. */
  heading?: ReactNode;
  /** The owner sees everything. Anyone else sees the report without the parts for working on the ad. */
  audience?: 'owner' | 'anybody';
  /** Lets the owner correct what was misread. null for others; 'gone' when the data needed for it was not kept. */
  correcting?: Correcting | 'gone' | null;
  /** The link back to Analyze; defaults to a plain link. */
  backLink?: ReactNode;
}

/** The graded report: creative and evidence on the left, verdict and findings on the right, the rest below. */
export function ReportView({
  analysis,
  analysisId,
  createdAt,
  saving,
  onSaveAgain,
  fixes = NO_FIXES,
  actions,
  heading,
  audience = 'owner',
  correcting = null,
  backLink,
}: ReportViewProps) {
  // Renders the first screen first. What is further down follows in a deferred render, in pieces.
  const whole = useDeferredValue(true, false);
  const tried = useAutoFixes(analysis, fixes, whole);
  const state = useReportState(analysis, tried);
  const film = analysis.creative.type === 'video';
  const links = useMemo(() => sectionLinksOf({ analysis, fixes, audience }), [analysis, fixes, audience]);
  return (
    <ReportContext value={state}>
      <article
        className={clsx(
          'mx-auto max-w-[85rem] wrap-anywhere px-4.5 pt-5 pb-10 sm:px-10 print:p-0',
          // Keeps the footer out of view, so that later content does not push it away visibly.
          !whole && 'min-h-[200dvh]',
        )}
        aria-busy={!whole}
        aria-label="Analysis report"
        data-analysis-id={analysisId ?? undefined}
      >
        <PrintHead createdAt={createdAt ?? null} />
        <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2" data-print="hide">
          {backLink ?? <BackLink />}
          <SavingStatus saving={saving} {...(onSaveAgain ? { onSaveAgain } : {})} />
          <div className="ml-auto flex flex-wrap gap-3">
            {actions}
            <PrintButton />
          </div>
        </div>
        {heading}
        <SectionBar links={links} />
        <FirstScreen correcting={correcting}>
          {whole ? (
            <div>
              <CategoryList />
              <NotJudged />
            </div>
          ) : null}
        </FirstScreen>
        {whole ? (
          <div className="mt-8 border-t border-ink">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-2">
              <RecommendationList />
              <KeyInsights />
            </div>
            {film || audience === 'anybody' ? null : <SeeItFixed />}
            <Predictions />
            {analysis.secondOpinion ? (
              <Suspense>
                <SecondOpinionSection opinion={analysis.secondOpinion} />
              </Suspense>
            ) : null}
            <VideoAnalysis />
            <AdCopy />
            {audience === 'owner' ? <WorkingPapers /> : <FileAndMethod />}
          </div>
        ) : null}
      </article>
    </ReportContext>
  );
}

/** A score is always shown with what it is made of, even to readers who are not the owner. */
const FileAndMethod = () => (
  <>
    <VideoDetails />
    <GradingSection />
  </>
);

const WorkingPapers = () => (
  <>
    <Rewrites />
    <PlacementsSection />
    <VideoDetails />
    <AdvancedSections />
  </>
);

/** Also used for the router's own link. */
export const BACK_LINK_STYLE =
  'inline-flex min-h-11 items-center gap-2 text-sm text-soft underline-offset-4 hover:text-ink hover:underline';

const BackLink = () => (
  <a href="/analyze" className={BACK_LINK_STYLE}>
    <ArrowLeft aria-hidden className="size-4" />
    Analyze another
  </a>
);
