interface FoundProps {
  search: string | undefined;
  /** undefined while loading. */
  total: number | undefined;
}

/** How many results a search has. Rendered before it has text, so that screen readers announce the text. */
export function SearchResultCount({ search, total }: FoundProps) {
  const said = search === undefined || total === undefined ? '' : sayFound(search, total);
  return (
    <p role="status" className={said === '' ? 'sr-only' : 'mt-3 text-sm break-words text-soft'}>
      {said}
    </p>
  );
}

const sayFound = (search: string, total: number): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'} for “${search}”`;
