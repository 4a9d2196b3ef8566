import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useReport } from '../model/report-state.ts';
import { type SectionId, type SectionLink, sectionElementId } from '../model/sections.ts';
import { useCurrentLink } from '../model/use-current-link.ts';

/** Links to the report's sections in a row that stays in view. On a very narrow screen it scrolls sideways. */
export function SectionBar({ links }: { links: readonly SectionLink[] }) {
  const { revealSection } = useReport();
  const current = useCurrentLink(links);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[href="#${sectionElementId(current)}"]`);
    if (link) showInRow(list.current, link);
  }, [current]);

  const go = (event: MouseEvent, id: SectionId) => {
    event.preventDefault();
    revealSection(id);
  };
  return (
    <nav
      aria-label="Sections of the report"
      data-print="hide"
      data-section-bar
      className="sticky top-0 z-30 -mx-4.5 mb-5 border-b border-rule bg-paper sm:-mx-10"
    >
      <ul
        ref={list}
        className="flex gap-x-2 overflow-x-auto px-4.5 [scrollbar-width:none] max-sm:justify-between sm:gap-x-6 sm:px-10"
      >
        {links.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${sectionElementId(id)}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
              className={clsx(
                'inline-flex h-11 items-center border-b-2 text-sm whitespace-nowrap focus-visible:-outline-offset-2',
                id === current
                  ? 'border-ink font-semibold text-ink'
                  : 'border-transparent text-soft hover:text-ink',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the row: the page keeps its position. */
function showInRow(row: HTMLElement | null, link: HTMLElement): void {
  if (!row) return;
  const middle = link.offsetLeft + link.offsetWidth / 2 - row.clientWidth / 2;
  row.scrollTo?.({ left: middle });
}
