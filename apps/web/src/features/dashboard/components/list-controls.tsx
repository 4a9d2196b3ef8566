import { SearchBox } from '../../../components/search-box.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { DEFAULT_SORT, SORTS, type SearchProps, type SortName } from '../dashboard-search.ts';

/** A new search or order starts at the first page. */
export function ListControls({ search, onSearch }: SearchProps) {
  return (
    <div className="mt-8 flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-64 sm:max-w-md">
        <SearchBox
          label="Search analyses"
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
