import { type AnalyzedCreative, type Finding, numberFindings } from '@adjudge/contract';
import { type RefObject, createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import { type Fixes, NO_FIXES, fixElementId } from './fixes.ts';

export const LAYERS = ['Evidence', 'Attention', 'Placements', 'Clean'] as const;
export type Layer = (typeof LAYERS)[number];

/** The player as the rest of the report knows it. */
export interface Player {
  readonly seek: (second: number) => void;
}

/** What creative and findings tell each other. Findings are named by their number. */
export interface ReportState {
  readonly analysis: AnalyzedCreative;
  readonly findings: readonly Finding[];
  readonly fixes: Fixes;
  /** Whether the findings are on the page, so that one can be gone to. */
  readonly findingsShown: boolean;
  /** Filled by the viewer of a video. */
  readonly player: RefObject<Player | null>;
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
  /** Shows this moment of the video, the finding's box lit on it. */
  readonly revealSecond: (second: number, finding?: Finding) => void;
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
/** The film without its timeline: on a phone the two do not stand in the window together. */
export const STAGE_ELEMENT_ID = 'creative-stage';
export const GRADING_ELEMENT_ID = 'how-grading-works';

/** The costliest finding is open at first: the one thing to fix is seen before anything is touched. */
export function useReportState(
  analysis: AnalyzedCreative,
  fixes: Fixes = NO_FIXES,
  { findingsShown = true } = {},
): ReportState {
  const findings = useMemo(() => numberFindings(analysis), [analysis]);
  const costliest = findings.find(({ costs }) => costs);
  const [lit, light] = useState<number | null>(null);
  const [layer, showLayer] = useState<Layer>('Evidence');
  const [gradingOpen, setGradingOpen] = useState(false);
  const [openCategories, setCategoryOpen] = useOpenSet(costliest?.audit.category);
  const [openFindings, setFindingOpen] = useOpenSet(costliest?.audit.id);

  const revealFinding = useCallback(
    ({ number, audit }: Finding) => {
      light(number);
      if (!findingsShown) return;
      setCategoryOpen(audit.category, true);
      setFindingOpen(audit.id, true);
      bringIntoView(findingElementId(audit.id), true);
    },
    [findingsShown, setCategoryOpen, setFindingOpen],
  );
  const player = useRef<Player>(null);
  const revealSecond = useCallback((second: number | undefined, finding?: Finding) => {
    if (second !== undefined) player.current?.seek(second);
    showLayer('Evidence');
    light(finding?.number ?? null);
    bringIntoView(player.current ? STAGE_ELEMENT_ID : CREATIVE_ELEMENT_ID, false);
  }, []);
  const revealBox = useCallback(
    (finding: Finding) => revealSecond(finding.boxes[0]?.second, finding),
    [revealSecond],
  );

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
      findingsShown,
      player,
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
      revealSecond,
      revealFix,
    }),
    [
      analysis,
      findings,
      fixes,
      findingsShown,
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
      revealSecond,
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
