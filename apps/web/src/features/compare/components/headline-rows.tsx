import {
  HEADLINE_CHANCE_MEANING,
  type HeadlineChances,
  letterAt,
  formatChance,
  headlineCaveat,
  describeHeadlineLead,
} from '@adjudge/contract';

/** Whose opening words are more likely to be clicked, what data that is based on, and where it is unknown. */
export function HeadlineRows({ headline }: { headline: HeadlineChances }) {
  const doubt = headlineCaveat(headline);
  return (
    <section aria-labelledby="compared-copies" className="mt-12">
      <h2 id="compared-copies" className="text-xl font-bold tracking-tight">
        Which copy would win a headline test
      </h2>
      <p className="mt-2 font-verdict text-lg">{describeHeadlineLead(headline)}</p>
      <ul className="mt-4 grid max-w-3xl gap-1.5 border-y border-rule py-4 text-md">
        {headline.chances.map((chance, index) => (
          <li key={letterAt(index)} className="grid grid-cols-[1rem_minmax(0,1fr)_4.5rem] items-center gap-3">
            <span className="font-mono text-xs text-soft">{letterAt(index)}</span>
            <span aria-hidden className="block h-2 bg-well">
              <span className="block h-full bg-guide forced-fill" style={{ width: `${chance * 100}%` }} />
            </span>
            <span className="text-right font-mono font-medium">{formatChance(chance)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid max-w-[65ch] gap-2 text-sm text-soft">
        {doubt === null ? null : <p>{doubt}</p>}
        <p>{HEADLINE_CHANCE_MEANING}</p>
      </div>
    </section>
  );
}
