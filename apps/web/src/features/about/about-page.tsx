import { Link } from '@tanstack/react-router';
import { GradeFreeLink } from '../../components/grade-free-link.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Values } from './values.tsx';

export function AboutPage() {
  usePageTitle('About');
  return (
    <PageBody className="max-w-[68rem]!">
      <h1 className="max-w-[18ch] text-4xl font-bold tracking-tight">Ads judged by what can be measured</h1>
      <section
        aria-labelledby="mission"
        className="mt-10 grid gap-x-14 gap-y-4 lg:grid-cols-[10rem_minmax(0,1fr)]"
      >
        <h2 id="mission" className="text-sm font-bold">
          Our mission
        </h2>
        <div className="grid max-w-[62ch] gap-4">
          <p className="font-verdict text-2xl">
            To show everyone who makes or buys ads what their creative says, what it hides, and what to change
            first, before the money is spent.
          </p>
          <p>
            Most ads are judged by taste, or by their results when it is too late to change them. Much can be
            checked early: whether people can read the text on a phone, notice the button, and tell whose ad
            it is. Adjudge checks it, reports what it found in figures, and marks it on the creative.
          </p>
          <p>
            We publish{' '}
            <Link to="/checks" className="underline underline-offset-4">
              what is checked
            </Link>{' '}
            with every weight and its source, and{' '}
            <Link to="/accuracy" className="underline underline-offset-4">
              how accurate it is
            </Link>{' '}
            and what we do not claim. A grade is advice. The decision and the idea are yours.
          </p>
        </div>
      </section>
      <Values />
      <section className="mt-20 flex flex-wrap items-center justify-between gap-6 border-y border-ink py-10">
        <h2 className="max-w-[26ch] text-3xl font-bold tracking-tight">Grade one of your own ads.</h2>
        <GradeFreeLink />
      </section>
    </PageBody>
  );
}
