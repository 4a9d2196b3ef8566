import { formatChange, whatIfPicturePath } from '@adjudge/contract';
import type { CSSProperties } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import type { PicturedFix } from '../../model/fixes.ts';
import { useReport } from '../../model/report-state.ts';
import { BeforeAfter } from './before-after.tsx';

/** In rem. The slot has room for this and, on a narrow screen, for the text below it. */
const HEIGHT = 13;

/** One change with its pictures and its gain. Its section has the rest. */
export default function FixInBrief({ fix }: { fix: PicturedFix }) {
  const { analysis, revealFix } = useReport();
  const { full, close } = fix.pictures;
  const pair = close ?? full;
  const width: CSSProperties = {
    width: `min(100%, ${(HEIGHT * pair.before.width) / pair.before.height}rem)`,
  };
  return (
    <div className="grid h-full content-start gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div style={width}>
        <BeforeAfter
          pair={pair}
          urlOf={(name) => whatIfPicturePath(analysis.analysisId, name)}
          change={fix.title}
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 sm:block">
        <h3 className="font-semibold">{fix.title}</h3>
        <p className="font-mono text-md font-medium text-good-text">
          {formatChange(fix.gain)} <span className="font-sans text-sm">when graded again</span>
        </p>
        <Button variant="link" size="sm" data-print="hide" onClick={() => revealFix(fix.id)}>
          All changes we tried
        </Button>
      </div>
    </div>
  );
}
