import { formatCount } from '../../../lib/format-count.ts';

interface SearchResultCountProps {
  search: string | undefined;
  /** undefined while loading. */
  total: number | undefined;
}

/** How many results a search has. Rendered before it has text, so that screen readers announce the text. */
export function SearchResultCount({ search, total }: SearchResultCountProps) {
  const said = search === undefined || total === undefined ? '' : resultCountText(search, total);
  return (
    <p role="status" className={said === '' ? 'sr-only' : 'mt-3 text-sm break-words text-soft'}>
      {said}
    </p>
  );
}

const resultCountText = (search: string, total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'result' : 'results'} for “${search}”`;
