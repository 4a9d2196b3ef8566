import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface DataTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[]; strong?: boolean }[];
  /** Indexes of numeric columns, which are right-aligned and monospaced. */
  figures?: readonly number[];
}

const NO_FIGURES: readonly number[] = [];

/** A table of figures. On a narrow screen it scrolls inside its own box. */
export function DataTable({ caption, head, rows, figures = NO_FIGURES }: DataTableProps) {
  const cell = (column: number) =>
    clsx(
      'py-2.5 pr-5 align-top last:pr-0',
      figures.includes(column) && 'text-right font-mono whitespace-nowrap',
    );
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink">
            {head.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={clsx(
                  'py-2 pr-5 font-semibold wrap-normal last:pr-0',
                  column === 0 && head.length > 2 && 'lg:w-64',
                  figures.includes(column) && 'text-right whitespace-nowrap',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, strong }) => (
            <tr key={key} className={clsx('border-b border-rule-soft', strong && 'bg-tint font-semibold')}>
              {cells.map((content, column) =>
                column === 0 ? (
                  <th
                    key={head[column]}
                    scope="row"
                    className={clsx(cell(column), 'wrap-normal', !strong && 'font-medium')}
                  >
                    {content}
                  </th>
                ) : (
                  <td key={head[column]} className={cell(column)}>
                    {content}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
