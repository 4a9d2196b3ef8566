import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Button } from '../../components/ui/button.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { CategorySection } from './components/category-section.tsx';
import { matching } from './matching.ts';
import { CATEGORIES } from './questions/index.ts';

interface FaqPageProps {
  search: string;
  onSearch: (search: string) => void;
}

export function FaqPage({ search, onSearch }: FaqPageProps) {
  usePageTitle('FAQ');
  const { hash } = useLocation();
  // The prerendered HTML is the same for every URL of this page, and the hash never reaches a server.
  const named = useHydrated() && hash !== '' ? hash : null;
  const [chosen, setOpenId] = useState<string | null | undefined>();
  const openId = chosen === undefined ? named : chosen;
  const found = matching(CATEGORIES, search);
  const number = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <PageBody className="max-w-4xl!">
      <h1 className="text-4xl font-bold tracking-tight">Frequently asked questions</h1>
      <p className="mt-3 max-w-[56ch] text-lg text-soft">
        What is graded and how, what it costs, and what happens to what you upload.
      </p>
      <div role="search" className="mt-8 max-w-xl">
        <SearchBox label="Search questions and answers" applied={search} onApply={onSearch} />
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-soft">
        {search === '' ? '' : number === 0 ? 'No question matches.' : `Matching questions: ${number}.`}
      </p>
      {number === 0 ? (
        <NoResults search={search} onClear={() => onSearch('')} />
      ) : (
        found.map((category) => (
          <CategorySection key={category.name} category={category} openId={openId} onOpen={setOpenId} />
        ))
      )}
      <section aria-labelledby="still-asking" className="mt-16 border-t border-ink pt-8">
        <h2 id="still-asking" className="text-2xl font-bold tracking-tight">
          Didn’t find your question?
        </h2>
        <p className="mt-2 text-soft">Write to us and a person will answer.</p>
        <Link to="/contact" className={`${buttonStyle({ variant: 'outline' })} mt-5`}>
          Contact us
        </Link>
      </section>
    </PageBody>
  );
}

const NoResults = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <div className="mt-10">
    <EmptyState
      title="No results found"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      No question or answer contains “{search}”. Try fewer or different words.
    </EmptyState>
  </div>
);
