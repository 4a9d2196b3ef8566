import { Crosshair } from 'lucide-react';
import type { Finding } from '../../model/findings.ts';
import { useReport } from '../../model/report-state.ts';

/** How many places are named; the picture shows as many. */
const MOST_PLACES = 6;

const kindOf = ({ box, span }: { box?: unknown; span?: unknown }): string =>
  box ? 'on the creative' : span ? 'in the copy' : '';

/** Names what was looked at, and leads to it. */
export function FindingWhere({ finding }: { finding: Finding }) {
  const { revealBox } = useReport();
  const { evidence } = finding.audit;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        {evidence
          .slice(0, MOST_PLACES)
          .map((place) => [place.label, kindOf(place)].filter(Boolean).join(' '))
          .join('; ')}
        {evidence.length > MOST_PLACES ? ` and ${evidence.length - MOST_PLACES} more` : ''}
      </span>
      {finding.boxes.length > 0 ? (
        <button
          type="button"
          data-print="hide"
          onClick={() => revealBox(finding)}
          className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-guide-text underline underline-offset-4 max-lg:min-h-11"
        >
          <Crosshair aria-hidden className="size-4" />
          Show box {finding.number}
        </button>
      ) : null}
    </span>
  );
}
