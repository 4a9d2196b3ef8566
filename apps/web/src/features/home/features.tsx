import { Calculator, Crosshair, ListOrdered, type LucideIcon } from 'lucide-react';

interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
}

const FEATURES: readonly Feature[] = [
  {
    icon: Crosshair,
    title: 'Shown, not just claimed',
    text: 'Where possible, a finding is a numbered box on your creative: the line no one can read, the button no one looks at.',
  },
  {
    icon: ListOrdered,
    title: 'Ranked by points',
    text: 'Three things to do first, each with the points you would gain. The rest follows in order.',
  },
  {
    icon: Calculator,
    title: 'A sum you can redo',
    text: 'Every score comes with its measured value, curve, weight and source. The same file with the same copy and details gets the same grade.',
  },
];

export const Features = () => (
  <section aria-labelledby="features" className="mt-20 lg:mt-24">
    <h2 id="features" className="border-b border-ink pb-2 text-sm font-bold">
      A grade that shows its work
    </h2>
    <ul className="grid md:grid-cols-3">
      {FEATURES.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className="border-rule py-7 max-md:not-first:border-t md:px-8 md:first:pl-0 md:last:pr-0 md:not-first:border-l"
        >
          <Icon aria-hidden className="size-6 text-guide-text" strokeWidth={1.6} />
          <h3 className="mt-4 text-xl font-bold tracking-tight">{title}</h3>
          <p className="mt-2 text-md text-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
