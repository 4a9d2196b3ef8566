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
            To tell everybody who makes or buys ads, before the money is spent, what their creative says, what
            it hides, and what to change first.
          </p>
          <p>
            Most ads are judged by taste, or by the results after they have been paid for. Between the two
            lies much that can simply be looked at: whether a line can be read on a phone, whether the button
            is seen, whether anybody could tell whose ad it was. Adjudge looks at it, says what it found in
            figures, and draws it on the creative.
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
            with what we do not claim. A grade is advice. The decision, and the idea, stay yours.
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
