import { Suspense, lazy, useState } from 'react';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { DOCUMENTATION_PARTS } from './documentation-parts.tsx';

const DocumentationTabs = lazy(() => import('./documentation-tabs.tsx'));

/** The whole report once more, as a document: for a reader who was not there. */
export function Documentation() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Complete Documentation Report" open={open} onOpenChange={setOpen}>
      {open ? (
        <Suspense fallback={<AllParts />}>
          <DocumentationTabs />
        </Suspense>
      ) : (
        <AllParts />
      )}
    </Disclosure>
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
