import type { CountTable } from '@adjudge/contract';

/** How often each kind of counted event occurred. Collapsed by default. */
export const Counts = ({ tables }: { tables: readonly CountTable[] }) =>
  tables.map(({ name, columns, rows }) => (
    <details key={name} className="mt-6">
      <summary className="cursor-pointer text-md font-semibold">{name}</summary>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr className="border-b border-ink text-soft">
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-1 font-normal ${at === 0 ? 'text-left' : 'text-right'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([kind, ...cells]) => (
              <tr key={kind} className="border-b border-rule-soft">
                <th scope="row" className="py-1 text-left font-normal">
                  {kind}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} className="text-right font-mono">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  ));
