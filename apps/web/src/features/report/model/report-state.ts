import type { AnalyzedCreative } from '@adjudge/contract';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import { type Finding, numberFindings } from './findings.ts';
import { type Fixes, NO_FIXES, fixElementId } from './fixes.ts';

export const LAYERS = ['Evidence', 'Attention', 'Placements', 'Clean'] as const;
export type Layer = (typeof LAYERS)[number];

/** What creative and findings tell each other. Findings are named by their number. */
export interface ReportState {
  readonly analysis: AnalyzedCreative;
  readonly findings: readonly Finding[];
  readonly fixes: Fixes;
  readonly lit: number | null;
  readonly light: (number: number | null) => void;
  readonly layer: Layer;
  readonly showLayer: (layer: Layer) => void;
  readonly openCategories: ReadonlySet<string>;
  readonly openFindings: ReadonlySet<string>;
  readonly setCategoryOpen: (id: string, open: boolean) => void;
  readonly setFindingOpen: (id: string, open: boolean) => void;
  readonly gradingOpen: boolean;
  readonly setGradingOpen: (open: boolean) => void;
  /** Opens the section that says how grading works, and brings it into view. */
  readonly revealGrading: () => void;
  /** Opens the finding in its list and brings it into view. */
  readonly revealFinding: (finding: Finding) => void;
  /** Lights the finding's box and brings the creative into view. */
  readonly revealBox: (finding: Finding) => void;
  /** Brings a change that was made into view. */
  readonly revealFix: (fixId: string) => void;
}

export const ReportContext = createContext<ReportState | null>(null);

export function useReport(): ReportState {
  const state = use(ReportContext);
  if (!state) throw new Error('A part of the report stands outside of it.');
  return state;
}

export const findingElementId = (auditId: string): string => `finding-${auditId}`;
export const CREATIVE_ELEMENT_ID = 'creative';
export const GRADING_ELEMENT_ID = 'how-grading-works';

/** The costliest finding is open at first: the one thing to fix is seen before anything is touched. */
export function useReportState(analysis: AnalyzedCreative, fixes: Fixes = NO_FIXES): ReportState {
  const findings = useMemo(() => numberFindings(analysis), [analysis]);
  const costliest = findings.find(({ costs }) => costs);
  const [lit, light] = useState<number | null>(null);
  const [layer, showLayer] = useState<Layer>('Evidence');
  const [gradingOpen, setGradingOpen] = useState(false);
  const [openCategories, setCategoryOpen] = useOpenSet(costliest?.audit.category);
  const [openFindings, setFindingOpen] = useOpenSet(costliest?.audit.id);

  const revealFinding = useCallback(
    ({ number, audit }: Finding) => {
      setCategoryOpen(audit.category, true);
      setFindingOpen(audit.id, true);
      light(number);
      bringIntoView(findingElementId(audit.id), true);
    },
    [setCategoryOpen, setFindingOpen],
  );
  const revealBox = useCallback(({ number }: Finding) => {
    showLayer('Evidence');
    light(number);
    bringIntoView(CREATIVE_ELEMENT_ID, false);
  }, []);

  const revealGrading = useCallback(() => {
    setGradingOpen(true);
    bringIntoView(GRADING_ELEMENT_ID, true);
  }, []);

  const revealFix = useCallback((fixId: string) => bringIntoView(fixElementId(fixId), false), []);

  return useMemo(
    () => ({
      analysis,
      findings,
      fixes,
      lit,
      light,
      layer,
      showLayer,
      openCategories,
      openFindings,
      setCategoryOpen,
      setFindingOpen,
      gradingOpen,
      setGradingOpen,
      revealGrading,
      revealFinding,
      revealBox,
      revealFix,
    }),
    [
      analysis,
      findings,
      fixes,
      lit,
      layer,
      openCategories,
      openFindings,
      setCategoryOpen,
      setFindingOpen,
      gradingOpen,
      revealGrading,
      revealFinding,
      revealBox,
      revealFix,
    ],
  );
}

function useOpenSet(first: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first === undefined ? [] : [first]));
  const set = useCallback((id: string, wanted: boolean) => {
    setOpen((before) =>
      wanted ? new Set([...before, id]) : new Set([...before].filter((other) => other !== id)),
    );
  }, []);
  return [open, set] as const;
}

/** After the next paint: the element may stand in a section that is only now opening. */
function bringIntoView(elementId: string, focus: boolean): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(elementId);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    if (focus) element?.querySelector('button')?.focus({ preventScroll: true });
  });
}
