export interface CopySegment {
  readonly text: string;
  readonly start: number;
  /** Findings that point at these characters, by number, costliest first. */
  readonly findings: readonly Finding[];
  /** Findings whose span ends here: their numbers are shown once, after the words. */
  readonly ending: readonly Finding[];
}

/** Evidence on more than this share of the copy is about the copy as a whole, and would underline everything. */
const WHOLE_COPY = 0.5;

/** Maximum number of findings that mark the copy, so that it stays readable. */
const MOST_MARKING = 5;

const spanned = ({ audit }: Finding): number =>
  audit.evidence.reduce((sum, { span }) => sum + (span ? span.end - span.start : 0), 0);

/** Findings to mark: those that cost points, costliest first, and any for which `asked` returns true. */
export function markingFindings(
  copy: string,
  findings: readonly Finding[],
  asked: (finding: Finding) => boolean,
): Finding[] {
  const inPart = findings.filter((finding) => {
    const length = spanned(finding);
    return length > 0 && length < copy.length * WHOLE_COPY;
  });
  const costly = new Set(
    inPart
      .filter(({ costs }) => costs)
      .toSorted((a, b) => b.audit.pointsLost - a.audit.pointsLost)
      .slice(0, MOST_MARKING),
  );
  return inPart.filter((finding) => costly.has(finding) || asked(finding));
}

/** Cuts the copy at every edge of a highlighted span, so that overlapping spans are drawn once. */
export function segmentCopy(copy: string, findings: readonly Finding[]): CopySegment[] {
  const spans = findings.flatMap((finding) =>
    finding.audit.evidence.flatMap(({ span }) =>
      span && span.start < span.end ? [{ ...span, finding }] : [],
    ),
  );
  const edges = [...new Set([0, copy.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((edge) => edge >= 0 && edge <= copy.length)
    .toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? copy.length;
    const touching = spans.filter((span) => span.start < end && span.end > start);
    const distinct = (some: typeof spans) => [...new Set(some.map(({ finding }) => finding))];
    return {
      text: copy.slice(start, end),
      start,
      findings: distinct(touching),
      ending: distinct(touching.filter((span) => span.end === end)),
    };
  });
}
import type { Finding } from '@adjudge/contract';
