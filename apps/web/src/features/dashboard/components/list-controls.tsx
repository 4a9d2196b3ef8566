import { useEffect, useState } from 'react';
import { Select } from '../../../components/ui/select.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import type { DashboardPageProps } from '../dashboard-page.tsx';
import { DEFAULT_SORT, SORTS, type SortName } from '../dashboard-search.ts';

const TYPING_PAUSE_MS = 300;

/** A new search or order starts at the first page. */
export function ListControls({ search, onSearch }: DashboardPageProps) {
  return (
    <div className="mt-8 flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-64 sm:max-w-md">
        <SearchBox
          applied={search.search ?? ''}
          onApply={(typed) => onSearch({ search: typed || undefined, page: undefined }, { replace: true })}
        />
      </div>
      <Select<SortName>
        label="Sort"
        hideLabel
        className="w-44"
        value={search.sort ?? DEFAULT_SORT}
        options={SORTS}
        onChange={(sort) =>
          onSearch({ sort: sort === DEFAULT_SORT ? undefined : sort, page: undefined }, { replace: false })
        }
      />
    </div>
  );
}

interface SearchBoxProps {
  applied: string;
  onApply: (typed: string) => void;
}

function SearchBox({ applied, onApply }: SearchBoxProps) {
  const [typed, setTyped] = useState(applied);
  const [sent, setSent] = useState(applied);
  const [seen, setSeen] = useState(applied);

  // The address changed, and not by this box: the back button, or 'Clear search'.
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) setTyped(applied);
    setSent(applied);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent) return;
    const pause = setTimeout(() => {
      setSent(wanted);
      onApply(wanted);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, sent, onApply]);

  return (
    <TextField
      label="Search analyses"
      hideLabel
      type="search"
      placeholder="Search analyses..."
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
