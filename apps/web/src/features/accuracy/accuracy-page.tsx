import type { AccuracyCard, AccuracySubject } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { PageBody } from '../../components/page-body.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import card from './accuracy.json' with { type: 'json' };
import { Counts } from './counts.tsx';
import { Figure } from './figure.tsx';
import { Reliability } from './reliability.tsx';

const CARD: AccuracyCard = card;

/** How accurate the measurements are. `npm run accuracy` writes the figures. */
export function AccuracyPage() {
  usePageTitle('How accurate it is');
  return (
    <PageBody className="max-w-[68rem]!">
      <h1 className="text-3xl font-bold tracking-tight">How accurate it is</h1>
      <p className="mt-3 max-w-[65ch] text-soft">
        A grade is only as good as its measurements. We test each of them, partly against data that others
        collected, and compare most figures with something simpler on the same items. The dot is our figure;
        the line through it shows where the true figure lies with 95% certainty.
      </p>
      <Legend />
      <section aria-labelledby="not-claimed" className="mt-8 border-l-3 border-guide bg-tint px-5 py-4">
        <h2 id="not-claimed" className="font-bold">
          What we do not claim
        </h2>
        <ul className="mt-2 grid max-w-[65ch] list-disc gap-1.5 pl-5 text-md">
          {CARD.notClaimed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {CARD.subjects.map((subject) => (
        <Subject key={subject.id} subject={subject} />
      ))}
      <p className="mt-12 text-soft">
        Which measurement counts how much, and why:{' '}
        <Link to="/checks" className="underline underline-offset-4 hover:text-ink">
          what is checked
        </Link>
        .
      </p>
    </PageBody>
  );
}

const Legend = () => (
  <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm text-soft">
    <li className="flex items-center gap-2">
      <span aria-hidden className="size-2.5 rounded-full bg-guide" />
      Adjudge
    </li>
    <li className="flex items-center gap-2">
      <span aria-hidden className="h-4 w-0.5 bg-ink" />
      something simpler, on the same items
    </li>
    <li className="flex items-center gap-2">
      <span aria-hidden className="size-2 rotate-45 border border-ink" />
      published, or promised
    </li>
  </ul>
);

const Subject = ({ subject }: { subject: AccuracySubject }) => (
  <section aria-labelledby={subject.id} className="mt-14">
    <h2 id={subject.id} className="border-b border-ink pb-2 text-xl font-bold">
      {subject.title}
    </h2>
    <p className="mt-3 max-w-[65ch]">{subject.meaning}</p>
    <p className="mt-2 font-mono text-xs text-soft">
      engine {subject.measured.engine} · rubric {subject.measured.rubric} · measured {subject.measured.date}
    </p>
    <ul className="mt-2">
      {subject.figures.map((figure) => (
        <Figure key={figure.id} figure={figure} />
      ))}
    </ul>
    {subject.reliability ? <Reliability tables={subject.reliability} /> : null}
    {subject.counts ? <Counts tables={subject.counts} /> : null}
    <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-soft">Data</dt>
      <dd className="max-w-[75ch]">{subject.data}</dd>
      <dt className="text-soft">Does not show</dt>
      <dd className="max-w-[75ch]">{subject.doesNotShow}</dd>
    </dl>
  </section>
);
