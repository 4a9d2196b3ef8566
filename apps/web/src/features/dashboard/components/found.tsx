interface FoundProps {
  search: string | undefined;
  /** undefined while the answer is on its way. */
  total: number | undefined;
}

/** How much a search found, also for those who hear the page. There before its words are, so that they are announced. */
export function Found({ search, total }: FoundProps) {
  const said = search === undefined || total === undefined ? '' : sayFound(search, total);
  return (
    <p role="status" className={said === '' ? 'sr-only' : 'mt-3 text-sm break-words text-soft'}>
      {said}
    </p>
  );
}

const sayFound = (search: string, total: number): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'} for “${search}”`;
