import type { ReactNode } from 'react';

interface RecordTableProps {
  caption: string;
  /** Cells keyed by column name. All rows have the same columns. */
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>>; actions?: ReactNode }[];
}

const LABEL =
  'max-lg:grid max-lg:grid-cols-[7.5rem_minmax(0,1fr)] max-lg:p-0 max-lg:before:text-soft max-lg:before:content-[attr(data-label)]';

/** A table of records with actions. On a narrow screen each row becomes a card with its cells stacked. */
export function RecordTable({ caption, rows }: RecordTableProps) {
  const head = Object.keys(rows[0]?.cells ?? {});
  const withActions = rows.some(({ actions }) => actions !== undefined);
  return (
    <table className="w-full border-collapse text-left text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-ink">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-5 font-semibold whitespace-nowrap">
              {name}
            </th>
          ))}
          {withActions ? (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-ink">
        {rows.map(({ key, cells, actions }) => (
          <tr key={key} className="border-b border-rule max-lg:grid max-lg:gap-1.5 max-lg:py-4">
            {Object.entries(cells).map(([name, content], column) =>
              column === 0 ? (
                <th
                  key={name}
                  scope="row"
                  className="max-w-96 py-3 pr-5 align-top font-medium wrap-anywhere max-lg:block max-lg:max-w-none max-lg:p-0 max-lg:pb-1"
                >
                  {content}
                </th>
              ) : (
                <td key={name} data-label={name} className={`py-3 pr-5 align-top wrap-anywhere ${LABEL}`}>
                  <div>{content}</div>
                </td>
              ),
            )}
            {actions === undefined ? null : (
              <td className="py-2 align-top max-lg:block max-lg:p-0 max-lg:pt-2">
                <div className="flex flex-wrap gap-2 lg:flex-nowrap lg:justify-end">{actions}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
