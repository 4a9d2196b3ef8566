import { shownScore } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { CategoryBar } from '../../../components/ui/scores/category-bar.tsx';
import { SAMPLE } from './sample.ts';

export const SampleSum = () => (
  <section aria-labelledby="sample-sum" className="mt-20 lg:mt-24">
    <h2 id="sample-sum" className="border-b border-ink pb-2 text-sm font-bold">
      What the {shownScore(SAMPLE.overallScore)} of this ad is made of
    </h2>
    <ul className="mt-6 grid gap-x-16 gap-y-3 lg:grid-cols-2">
      {SAMPLE.categories.map(({ category, score, weight }) => (
        <li key={category}>
          <CategoryBar label={category} score={score} weight={weight} />
        </li>
      ))}
      {SAMPLE.deducted > 0 ? (
        <li className="flex justify-between text-md">
          Faults that hurt the whole ad <span className="font-mono">−{SAMPLE.deducted}</span>
        </li>
      ) : null}
    </ul>
    <p className="mt-6 max-w-[65ch] text-md text-soft">
      Each category opens to its checks, and each check to its measured value, its place on the ad, its weight
      and its source. <HomeLink to="/checks">What is checked</HomeLink>, and{' '}
      <HomeLink to="/accuracy">how accurate it is</HomeLink>.
    </p>
  </section>
);

const HomeLink = ({ to, children }: { to: '/checks' | '/accuracy'; children: string }) => (
  <Link to={to} className="underline underline-offset-4 hover:text-ink">
    {children}
  </Link>
);
