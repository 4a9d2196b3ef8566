import { clsx } from 'clsx';
import { Fragment } from 'react';
import { type CopySegment, markingFindings, segmentCopy } from '../../model/copy-segments.ts';
import { useReport } from '../../model/report-state.ts';
import { FoldedSection } from '../folded-section.tsx';

/** The original copy, with the words highlighted that findings point at. */
export function AdCopy() {
  const { analysis, findings, lit, openFindings } = useReport();
  const { adCopy } = analysis;
  const marking = markingFindings(
    adCopy ?? '',
    findings,
    ({ number, audit }) => number === lit || openFindings.has(audit.id),
  );
  return (
    <FoldedSection id="copy" title="Ad copy" aside={adCopy ? `${adCopy.length} characters` : 'none'}>
      {adCopy ? (
        <blockquote className="max-w-[68ch] text-lg leading-8 whitespace-pre-line">
          {segmentCopy(adCopy, marking).map((segment) =>
            segment.findings.length === 0 ? (
              <Fragment key={segment.start}>{segment.text}</Fragment>
            ) : (
              <Highlight key={segment.start} segment={segment} />
            ),
          )}
        </blockquote>
      ) : (
        <p className="text-soft">No ad copy was provided for analysis.</p>
      )}
    </FoldedSection>
  );
}

function Highlight({ segment }: { segment: CopySegment }) {
  const { lit, light, revealFinding } = useReport();
  const first = segment.findings[0];
  if (!first) return segment.text;
  const isLit = segment.findings.some(({ number }) => number === lit);
  const costs = segment.findings.some((finding) => finding.costs);
  return (
    <mark className="bg-transparent text-inherit">
      <button
        type="button"
        data-lit={isLit}
        onClick={() => revealFinding(first)}
        onMouseEnter={() => light(first.number)}
        onMouseLeave={() => light(null)}
        onFocus={() => light(first.number)}
        onBlur={() => light(null)}
        className={clsx('inline text-left', isLit && (costs ? 'bg-poor-tint' : 'bg-tint'))}
      >
        <span
          className={clsx(
            'whitespace-pre-line underline decoration-2 underline-offset-5',
            costs ? 'decoration-poor' : 'decoration-guide',
          )}
        >
          {segment.text}
        </span>
        <span className="sr-only"> ({first.audit.title})</span>
        {segment.ending.length > 0 ? (
          <sup
            aria-hidden
            className={clsx('ml-0.5 font-mono text-2xs', costs ? 'text-poor-text' : 'text-guide-text')}
          >
            {segment.ending.map(({ number }) => number).join(' ')}
          </sup>
        ) : null}
      </button>
    </mark>
  );
}
