import type { Finding } from './findings.ts';

export interface CopySegment {
  readonly text: string;
  readonly start: number;
  /** Findings that point at these characters, costliest number first. */
  readonly findings: readonly Finding[];
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
    const touching = spans
      .filter((span) => span.start < end && span.end > start)
      .map(({ finding }) => finding);
    return { text: copy.slice(start, end), start, findings: [...new Set(touching)] };
  });
}
