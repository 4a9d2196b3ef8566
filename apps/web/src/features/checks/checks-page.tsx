import type { ListedCheckCategory } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { checksQuery } from './checks-queries.ts';
import { Effects } from './effects.tsx';
import { describeMaxPoints } from './points.ts';

export function ChecksPage() {
  usePageTitle('What is checked');
  const { data, error, refetch } = useQuery(checksQuery);
  return (
    <PageBody className="max-w-[68rem]!">
      <h1 className="text-3xl font-bold tracking-tight">What is checked</h1>
      <p className="mt-3 max-w-[65ch] text-soft">
        You can check a grade by hand. Each check measures one thing; its points are the most it takes off
        through its category. Some faults also take points off the whole ad, and a few cap the score, however
        good the rest is. What an ad is meant to do shifts the points of the categories a little. Where a
        check does not apply or cannot be sure, the value typical of such ads counts instead.{' '}
        <Link to="/accuracy" className="underline underline-offset-4 hover:text-ink">
          How accurate the measurements are
        </Link>
      </p>
      {error ? <LoadFailed what="The checks" onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.categories.map((category) => (
        <Category key={category.id} category={category} />
      ))}
    </PageBody>
  );
}

const Category = ({
  category: { id, name, question, points, checks },
}: {
  category: ListedCheckCategory;
}) => (
  <section aria-labelledby={id} className="mt-12">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-2">
      <h2 id={id} className="text-xl font-bold">
        {name}
      </h2>
      <p className="text-sm text-soft">{describeMaxPoints(points)}</p>
    </div>
    <p className="mt-2 max-w-[65ch] text-soft">{question}</p>
    <ul className="mt-2">
      {checks.map((check) => (
        <li
          key={check.id}
          className="grid gap-x-6 border-b border-rule-soft py-1.5 sm:grid-cols-[minmax(0,15rem)_minmax(0,11rem)_minmax(0,1fr)] sm:items-baseline"
        >
          <Link
            to="/checks/$auditId"
            params={{ auditId: check.id }}
            className="inline-flex min-h-11 items-center font-medium underline decoration-rule underline-offset-4 hover:decoration-ink sm:min-h-8"
          >
            {check.name}
          </Link>
          <p className="text-sm text-soft">Good: {check.good}</p>
          <p className="text-xs text-soft sm:text-right">
            <Effects check={check} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const Loading = () => (
  <div aria-busy className="mt-12 grid min-h-dvh content-start gap-4">
    <VisuallyHidden>Loading</VisuallyHidden>
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <Skeleton key={row} className="h-24" />
    ))}
  </div>
);
