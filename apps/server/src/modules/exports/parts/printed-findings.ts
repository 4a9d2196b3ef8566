import { type Analysis, type Finding, isNear, numberFindings } from '@adjudge/contract';

export type Marked = Pick<Analysis, 'audits' | 'recommendations' | 'creative' | 'timeline'>;

/** The numbered findings with those of their boxes that lie on the printed picture. A video is printed as its key frame. */
export function printedFindings(analysis: Marked): Finding[] {
  const findings = numberFindings(analysis);
  if (analysis.creative.type !== 'video') return findings;
  const shown = keySecond(analysis);
  return findings.map((finding) => ({
    ...finding,
    boxes: finding.boxes.filter(
      ({ second }) => isNear(second, shown) || isStillThere(analysis, { second, shown }),
    ),
  }));
}

/** The second at which most places were measured: all checks of the picture look at the key frame. */
function keySecond({ audits }: Marked): number | null {
  const many = new Map<number, number>();
  for (const { box, second } of audits.flatMap(({ evidence }) => evidence)) {
    if (box && second !== undefined) many.set(second, (many.get(second) ?? 0) + 1);
  }
  const [most] = [...many].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** Whether all words that came at this second are still on screen. */
function isStillThere(
  { timeline }: Marked,
  { second, shown }: { second: number | undefined; shown: number | null },
): boolean {
  const came = timeline?.text.filter(({ start }) => start === second) ?? [];
  return came.length > 0 && came.every(({ start, end }) => shown !== null && start <= shown && shown < end);
}
