const STEPS = [
  {
    title: 'Drop the banner or the video',
    text: 'A picture up to 6 MB or a video up to 25 MB and 60 s. Add the copy that runs beside it, or leave it out.',
  },
  {
    title: 'Watch it being read',
    text: 'Text, faces, attention, design, copy: each step is named while it runs.',
  },
  {
    title: 'Fix what costs most',
    text: 'Read the report top down. Fix the first finding, and grade it again.',
  },
] as const;

export const Steps = () => (
  <section aria-labelledby="steps" className="mt-16 lg:mt-20">
    <h2 id="steps" className="border-b border-ink pb-2 text-sm font-bold">
      How it works
    </h2>
    <ol className="mt-7 grid gap-x-10 gap-y-8 md:grid-cols-3">
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <span
            aria-hidden
            className="grid size-6.5 place-items-center bg-guide font-mono text-xs text-paper"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1 text-md text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
