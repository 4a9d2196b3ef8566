import { useQuery } from '@tanstack/react-query';
import { campaignsQuery } from '../../../lib/analyses/campaigns.ts';
import { SearchBox } from '../../../components/search-box.tsx';
import { Select } from '../../../components/ui/fields/select.tsx';
import { DEFAULT_SORT, SORTS, type SearchProps, type SortName } from '../dashboard-search.ts';

const ALL = 'all';

/** A new search, campaign or sort order starts on the first page. */
export function ListControls({ search, onSearch }: SearchProps) {
  const { data } = useQuery(campaignsQuery);
  const campaigns = data?.campaigns ?? [];
  return (
    <div className="mt-8 flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-64 sm:max-w-md">
        <SearchBox
          label="Search analyses"
          applied={search.search ?? ''}
          onApply={(typed) => onSearch({ search: typed || undefined, page: undefined }, { replace: true })}
        />
      </div>
      {campaigns.length === 0 ? null : (
        <Select
          label="Campaign"
          hideLabel
          className="grow basis-36 sm:w-52 sm:grow-0 sm:basis-auto"
          value={search.campaign ?? ALL}
          options={[
            { value: ALL, label: 'All campaigns' },
            ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(campaign) =>
            onSearch(
              { campaign: campaign === ALL ? undefined : campaign, page: undefined },
              { replace: false },
            )
          }
        />
      )}
      <Select<SortName>
        label="Sort"
        hideLabel
        className="grow basis-36 sm:w-44 sm:grow-0 sm:basis-auto"
        value={search.sort ?? DEFAULT_SORT}
        options={SORTS}
        onChange={(sort) =>
          onSearch({ sort: sort === DEFAULT_SORT ? undefined : sort, page: undefined }, { replace: false })
        }
      />
    </div>
  );
}
