import { type ReliabilityTable, formatShare } from '@adjudge/contract';

/** How often the engine is right at each level of stated confidence, one table per measurement. */
export const Reliability = ({ tables }: { tables: readonly ReliabilityTable[] }) => (
  <section className="mt-6">
    <h3 className="text-md font-semibold">How sure it says it is, and how often it is right</h3>
    <div className="mt-3 grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
      {tables.map((table) => (
        <Bins key={table.name} table={table} />
      ))}
    </div>
  </section>
);

const Bins = ({ table: { name, bins } }: { table: ReliabilityTable }) => (
  <table className="w-full text-sm">
    <caption className="pb-1.5 text-left font-semibold">{name}</caption>
    <thead>
      <tr className="border-b border-ink text-soft">
        {['Certainty', 'Stated', 'Right', 'n'].map((head, at) => (
          <th key={head} scope="col" className={`py-1 font-normal ${at === 0 ? 'text-left' : 'text-right'}`}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="font-mono">
      {bins.map(({ from, to, stated, right, n }) => (
        <tr key={from} className="border-b border-rule-soft">
          <th scope="row" className="py-1 text-left font-normal">
            {(100 * from).toFixed(0)} to {formatShare(to)}
          </th>
          <td className="text-right">{formatShare(stated)}</td>
          <td className="text-right">{formatShare(right)}</td>
          <td className="text-right">{n}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
