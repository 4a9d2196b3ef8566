const VALUES = [
  {
    title: 'Data-driven decisions',
    text: 'A score is a sum of measurements, and every one of them can be opened. Where research stands behind a threshold it is named; where our judgment does, that is said.',
  },
  {
    title: 'Empowering creativity',
    text: 'A measurement frees the argument from taste. What holds is named beside what fails, and no check asks every ad to look alike.',
  },
  {
    title: 'Simplicity and speed',
    text: 'One file in, one page out, and the three things to do first on top of it. No set-up, no subscription, no call with sales.',
  },
  {
    title: 'Continuous improvement',
    text: 'The engine is held against data that others made, and its figures are published, the poor ones too. Every report names the version that graded it.',
  },
] as const;

export const Values = () => (
  <section aria-labelledby="values" className="mt-20">
    <h2 id="values" className="border-b border-ink pb-2 text-sm font-bold">
      Four core values
    </h2>
    <ul className="grid gap-x-14 sm:grid-cols-2">
      {VALUES.map(({ title, text }) => (
        <li key={title} className="border-b border-rule py-7">
          <h3 className="text-xl font-bold tracking-tight">{title}</h3>
          <p className="mt-2 max-w-[52ch] text-md text-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
