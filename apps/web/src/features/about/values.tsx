const VALUES = [
  {
    title: 'Data-driven decisions',
    text: 'A score is a sum of measurements, and you can open every one of them. If a threshold comes from research, we cite it; if it is our judgment, we say so.',
  },
  {
    title: 'Empowering creativity',
    text: 'Measurements take taste out of the argument. Reports name what works as well as what fails, and no check asks every ad to look alike.',
  },
  {
    title: 'Simplicity and speed',
    text: 'One file in, one page out, with up to three things to do first at the top. No setup, no subscription, no sales call.',
  },
  {
    title: 'Continuous improvement',
    text: 'We test the engine against data that others collected and publish the results, including the poor ones. Every report names the version that graded it.',
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
