import { type FetchedAnalysis, LIMITS, OBSTACLE_TEXTS, compareAnalyses } from '@adjudge/contract';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PageBody } from '../../components/page-body.tsx';
import { buttonStyle } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { analysisQuery } from '../../lib/analyses/analysis-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CategoryRows } from './components/category-rows.tsx';
import { Differences } from './components/differences.tsx';
import { HeadlineRows } from './components/headline-rows.tsx';
import { Lead } from './components/lead.tsx';
import { ComparedCreatives } from './components/compared-creatives.tsx';
import { RetryNotice } from '../../components/load-failed.tsx';

/** Two to four graded creatives side by side: which one leads, how certain that is, and why. */
export function ComparePage({ ids }: { ids: readonly string[] }) {
  usePageTitle('Compare');
  return (
    <PageBody>
      <Link to="/dashboard" className={buttonStyle({ variant: 'link', size: 'sm' })}>
        <ArrowLeft aria-hidden />
        Dashboard
      </Link>
      <h1 className="mt-2 text-3xl font-bold tracking-tight">Compare</h1>
      <div className="mt-6">{ids.length < LIMITS.compareMin ? <TooFew /> : <Fetched ids={ids} />}</div>
    </PageBody>
  );
}

const TooFew = () => (
  <EmptyState
    title="Nothing to Compare Yet"
    action={
      <Link to="/dashboard" className={buttonStyle()}>
        Choose Analyses
      </Link>
    }
  >
    Tick “Compare” on two to four analyses in your dashboard to see them side by side.
  </EmptyState>
);

function Fetched({ ids }: { ids: readonly string[] }) {
  const results = useQueries({ queries: ids.map((id) => analysisQuery(id)) });
  const failed = results.filter(({ isError }) => isError);
  const fetched = results.flatMap(({ data }) => (data ? [data] : []));
  if (failed.length > 0) {
    return (
      <RetryNotice
        title={
          failed.length === 1 ? 'One of the analyses could not be loaded' : 'The analyses could not be loaded'
        }
        onRetry={() => failed.forEach((one) => void one.refetch())}
      >
        It may have been deleted, or it isn’t yours. Choose again in the dashboard, or check your connection.
      </RetryNotice>
    );
  }
  return fetched.length < ids.length ? <Loading many={ids.length} /> : <Comparison fetched={fetched} />;
}

const Loading = ({ many }: { many: number }) => (
  <div className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4" aria-busy>
    <span className="sr-only">Loading the comparison</span>
    {Array.from({ length: many }, (_, index) => (
      <Skeleton key={index} className="aspect-square" />
    ))}
  </div>
);

function Comparison({ fetched }: { fetched: readonly FetchedAnalysis[] }) {
  const analyses = fetched.map(({ data }) => data);
  const { obstacles, chances, headline, categories, differences } = compareAnalyses(analyses);
  return (
    <>
      {chances ? <Lead chances={chances} creatives={analyses} /> : null}
      {obstacles.length > 0 ? (
        <Notice kind="info" title="These can’t be ranked">
          {obstacles.map((obstacle) => (
            <p key={obstacle}>{OBSTACLE_TEXTS[obstacle]}</p>
          ))}
        </Notice>
      ) : null}
      <ComparedCreatives fetched={fetched} chances={chances} />
      <CategoryRows categories={categories} />
      {headline ? <HeadlineRows headline={headline} /> : null}
      <Differences differences={differences} />
    </>
  );
}
