import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { CRITERIA } from '../criteria.ts';
import { GradeScale } from './grade-scale.tsx';

/** Explains what a grade means and how it is made, before anything is graded. */
export const Education = () => (
  <section aria-labelledby="grading-explained" className="mt-16 border-t border-ink pt-6">
    <h2 id="grading-explained" className="text-xl font-bold tracking-tight">
      How an ad is graded
    </h2>
    <p className="mt-2 max-w-[65ch] text-md text-soft">
      The creative is measured, each measurement is scored on a published curve, and the scores are added up
      by weight. The same file with the same copy and details gets the same grade.
    </p>
    <h3 className="mt-8 text-sm font-bold">Grade scale</h3>
    <GradeScale />
    <h3 className="mt-10 mb-1 text-sm font-bold">Criteria</h3>
    {CRITERIA.map(({ name, question, measured }) => (
      <Disclosure key={name} title={name} headingLevel={4} tone="quiet">
        <p className="max-w-[65ch] text-md">{question}</p>
        <p className="mt-1 max-w-[65ch] text-md text-soft">{measured}</p>
      </Disclosure>
    ))}
  </section>
);
