import { Suspense, lazy } from 'react';
import { useReport } from '../../../model/report-state.ts';
import { FoldedSection } from '../../folded-section.tsx';
import { DOCUMENTATION_PARTS } from './documentation-parts.tsx';

const DocumentationTabs = lazy(() => import('./documentation-tabs.tsx'));

/** The whole report again as a document, for a reader who was not involved. */
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

/** For print, and so that the browser's search finds the text while the section is closed. */
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
