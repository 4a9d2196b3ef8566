import { formatPoints } from '@adjudge/contract';
import { clsx } from 'clsx';
import { type Finding, SAMPLE } from './sample.ts';

interface SampleFindingsProps {
  lit: number | null;
  onLight: (number: number | null) => void;
}

/** Hovering over a finding or focusing it highlights its box. */
export const SampleFindings = ({ lit, onLight }: SampleFindingsProps) => (
  <ol aria-label="Do these first" className="mt-4 border-t border-rule">
    {SAMPLE.findings.map((finding) => (
      <li key={finding.number} className="border-b border-rule">
        <button
          type="button"
          aria-pressed={lit === finding.number}
          onClick={() => onLight(finding.number)}
          onMouseEnter={() => onLight(finding.number)}
          onMouseLeave={() => onLight(null)}
          onFocus={() => onLight(finding.number)}
          onBlur={() => onLight(null)}
          className={clsx(
            'grid w-full grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-3 py-2.5 text-left text-md transition-colors duration-150',
            lit === finding.number && 'bg-tint',
          )}
        >
          <Row finding={finding} />
        </button>
      </li>
    ))}
  </ol>
);

const Row = ({ finding: { number, title, measured, good, points: gain } }: { finding: Finding }) => (
  <>
    <span className="grid size-5.5 place-items-center bg-mark-cost font-mono text-2xs text-on-mark">
      {number}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block font-mono text-xs text-soft">
        {measured}, good is {good}
      </span>
    </span>
    <span className="font-mono font-medium whitespace-nowrap text-good-text">
      +{formatPoints(gain)}
      <span className="sr-only"> points</span>
    </span>
  </>
);
