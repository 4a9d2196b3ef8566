import { topRecommendations } from '@adjudge/contract';
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { topFix } from '../../model/fixes.ts';
import { useReport } from '../../model/report-state.ts';

const FixInBrief = lazy(() => import('./fix-in-brief.tsx'));

/** The slot is as high before the pictures are loaded as after, so that nothing below it moves. */
const PLACE = 'h-[20.5rem] overflow-hidden border-b border-rule py-4 sm:h-60';

/** Before and after of what to do first, as soon as such a change exists. */
export function TopFix() {
  const { fixes, findings } = useReport();
  const [reserved, setReserved] = useState(fixes.coming);
  if (fixes.coming && !reserved) setReserved(true);
  const first = topRecommendations(findings).map(({ audit }) => audit.id);
  const fix = fixes.whatIf ? topFix(fixes.whatIf, first) : null;
  if (fix)
    return (
      <div className={PLACE}>
        <Suspense fallback={<Skeleton className="h-full" />}>
          <FixInBrief fix={fix} />
        </Suspense>
      </div>
    );
  if (!reserved) return null;
  return (
    <div className={PLACE} data-print="hide">
      {fixes.coming ? (
        <Coming />
      ) : (
        <Nothing isTried={fixes.whatIf !== null} onUnseen={() => setReserved(false)} />
      )}
    </div>
  );
}

const Coming = () => (
  <div role="status" className="grid h-full grid-rows-[auto_minmax(0,1fr)] gap-3">
    <p className="text-sm text-soft">Trying these changes on a copy of your ad and grading it again …</p>
    <Skeleton className="h-full" />
  </div>
);

/** The reserved space is only given up while it is below the window, where no one sees it disappear. */
function Nothing({ isTried, onUnseen }: { isTried: boolean; onUnseen: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  const giveUp = useEffectEvent(onUnseen);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting && seen.boundingClientRect.top > 0) giveUp();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={place} className="grid h-full place-content-center bg-tint px-6 text-center text-sm text-soft">
      {isTried
        ? 'We could not make these changes to the file automatically. Your designer can.'
        : 'These changes were not made automatically. You can ask for them under “See it fixed”.'}
    </p>
  );
}
