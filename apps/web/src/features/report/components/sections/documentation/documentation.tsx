import { Suspense, lazy } from 'react';
import { useReport } from '../../../model/report-state.ts';
import { FoldedSection } from '../../folded-section.tsx';
import { DOCUMENTATION_PARTS } from './documentation-parts.tsx';

const DocumentationTabs = lazy(() => import('./documentation-tabs.tsx'));

/** The whole report once more, as a document: for a reader who was not there. */
export function Documentation() {
  const open = useReport().openFolds.has('documentation');
  return (
    <FoldedSection id="documentation" title="Complete Documentation Report">
      {open ? (
        <Suspense fallback={<AllParts />}>
          <DocumentationTabs />
        </Suspense>
      ) : (
        <AllParts />
      )}
    </FoldedSection>
  );
}

/** As paper shows it, and as the browser's search finds it while the section is closed. */
const AllParts = () => (
  <div className="grid gap-8">
    {DOCUMENTATION_PARTS.map(({ name, Part }) => (
      <div key={name}>
        <p className="mb-4 border-b border-rule pb-1 font-bold">{name}</p>
        <Part />
      </div>
    ))}
  </div>
);
