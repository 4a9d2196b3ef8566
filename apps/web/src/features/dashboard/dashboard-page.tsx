import { LIMITS, type ListedAnalysis, type User, hasEnterprise } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Images, Plus } from 'lucide-react';
import { PageBody } from '../../components/page-body.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { analysesQuery } from '../../lib/analyses/analyses-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CampaignBar } from './components/campaign-bar.tsx';
import { CompareBar } from './components/compare-bar.tsx';
import { AnalysisGrid } from './components/analysis-grid.tsx';
import { SearchResultCount } from './components/search-result-count.tsx';
import { ListControls } from './components/list-controls.tsx';
import { Statistics } from './components/statistics.tsx';
import { type SearchProps, listQueryOf } from './dashboard-search.ts';
import { useComparisonSelection } from './use-comparison-selection.ts';

interface DashboardPageProps extends SearchProps {
  user: User;
  onShare: (analysis: ListedAnalysis) => void;
}

export function DashboardPage({ user, search, onSearch, onShare }: DashboardPageProps) {
  const list = useQuery(analysesQuery(listQueryOf(search, LIMITS.pageDefault)));
  const choice = useComparisonSelection();
  usePageTitle('Dashboard');
  return (
    <PageBody>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-bold tracking-tight">Dashboard</h1>
        <div className="flex flex-wrap gap-3">
          {hasEnterprise(user) ? (
            <Link to="/bulk" className={buttonStyle({ variant: 'outline' })}>
              <Images aria-hidden />
              Bulk Analysis
            </Link>
          ) : null}
          <Link to="/analyze" className={buttonStyle()}>
            <Plus aria-hidden />
            New Analysis
          </Link>
        </div>
      </div>
      <Statistics />
      <ListControls search={search} onSearch={onSearch} />
      <CampaignBar search={search} onSearch={onSearch} />
      <SearchResultCount
        search={search.search}
        total={list.isPlaceholderData ? undefined : list.data?.totalCount}
      />
      <AnalysisGrid list={list} search={search} onSearch={onSearch} onShare={onShare} choice={choice} />
      <CompareBar choice={choice} />
    </PageBody>
  );
}
