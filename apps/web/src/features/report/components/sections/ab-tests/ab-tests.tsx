import { HOW_TO_TEST } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';

/** Tests that are worth running, each with the number of people it needs for a meaningful result. */
export function AbTests() {
  const { abTestingIdeas } = useReport().analysis;
  if (abTestingIdeas.length === 0)
    return <p className="text-soft">There is no single change worth a test.</p>;
  return (
    <>
      <p className="mb-4 text-md text-soft">{HOW_TO_TEST}</p>
      <ol className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {abTestingIdeas.map(({ testName, variant, expectedOutcome, sampleSizePerVariant }) => (
          <li key={testName} data-print="whole">
            <h3 className="font-semibold">{testName}</h3>
            <p className="mt-1 max-w-[70ch] text-md">{variant}</p>
            <p className="mt-1 max-w-[70ch] text-md text-soft">{expectedOutcome}</p>
            <p className="mt-2 text-sm">
              <span className="font-mono font-medium">{sampleSizePerVariant.toLocaleString('en-US')}</span>{' '}
              people per variant
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
