import {
  type AnalyzedCreative,
  type Box,
  type Finding,
  type Recommendation,
  numberFindings,
} from '@adjudge/contract';
import { type RefObject, createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import { adviceElementId, adviceFoldId, foldsOverAdvice } from './advice.ts';
import { scrollToElement } from './scroll-to-element.ts';
import { foldsOver } from './category-groups.ts';
import { NO_FIXES, fixElementId } from './fixes.ts';
import { useOpenSet } from './open-set.ts';
import { type SectionId, sectionElementId } from './sections.ts';
import type { AutoFixes } from './use-auto-fixes.ts';
import { isWideScreen } from './wide-screen.ts';

export const LAYERS = ['Evidence', 'Attention', 'Placements', 'Clean'] as const;
export type Layer = (typeof LAYERS)[number];

/** What the rest of the report can do with the video player. */
export interface Player {
  readonly seek: (second: number) => void;
}

/** State shared by the creative and the findings. Findings are identified by their number. */
export interface ReportState {
  readonly analysis: AnalyzedCreative;
  readonly findings: readonly Finding[];
  readonly fixes: AutoFixes;
  /** Whether the findings are on the page, so that they can be linked to. */
  readonly findingsShown: boolean;
  /** Set by the video viewer. */
  readonly player: RefObject<Player | null>;
  readonly lit: number | null;
  readonly light: (number: number | null) => void;
  /** Highlighted places without a number: those of a weak point. */
  readonly pointed: readonly Box[];
  readonly pointAt: (boxes: readonly Box[]) => void;
  readonly layer: Layer;
  readonly showLayer: (layer: Layer) => void;
  /** Ids of open sections, categories and the folds inside them. */
  readonly openFolds: ReadonlySet<string>;
  readonly openFindings: ReadonlySet<string>;
  readonly setFoldOpen: (id: string, open: boolean) => void;
  readonly setFindingOpen: (id: string, open: boolean) => void;
  /** Opens a section and brings it into view. */
  readonly revealSection: (id: SectionId) => void;
  /** Opens the finding in its list and brings it into view. */
  readonly revealFinding: (finding: Finding) => void;
  /** Brings a recommendation's text into view, wherever it is shown. */
  readonly revealAdvice: (recommendation: Recommendation) => void;
  /** Highlights the finding's box and brings the creative into view. */
  readonly revealBox: (finding: Finding) => void;
  /** Marks places without a number and brings the creative into view. */
  readonly revealPlaces: (boxes: readonly Box[]) => void;
  /** Shows this moment of the video, with the finding's box highlighted. */
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
/** The video without its timeline: on a phone the two do not fit in the window together. */
export const STAGE_ELEMENT_ID = 'creative-stage';

/** Initially open: the recommendations with their first category, and what a wide screen has room for next to them. */
function openAtFirst({ adCopy, recommendations }: AnalyzedCreative): string[] {
  const [first] = recommendations;
  const wide: SectionId[] = adCopy === null ? ['insights'] : ['insights', 'copy'];
  return [
    'recommendations',
    ...(first ? [adviceFoldId(first.category)] : []),
    ...(isWideScreen() ? wide : []),
  ];
}

const NOWHERE: readonly Box[] = [];
const NOT_TRIED: AutoFixes = { ...NO_FIXES, coming: false };

export function useReportState(
  analysis: AnalyzedCreative,
  fixes: AutoFixes = NOT_TRIED,
  { findingsShown = true } = {},
): ReportState {
  const findings = useMemo(() => numberFindings(analysis), [analysis]);
  const [lit, light] = useState<number | null>(null);
  const [pointed, pointAt] = useState<readonly Box[]>(NOWHERE);
  const [layer, showLayer] = useState<Layer>('Evidence');
  const [first] = useState(() => openAtFirst(analysis));
  const [openFolds, setFoldOpen] = useOpenSet(first);
  const [openFindings, setFindingOpen] = useOpenSet([]);
  const player = useRef<Player>(null);

  const revealSection = useCallback(
    (id: SectionId) => {
      setFoldOpen(id, true);
      scrollToElement(sectionElementId(id), { focus: true, block: 'start' });
    },
    [setFoldOpen],
  );
  const revealFinding = useCallback(
    (finding: Finding) => {
      light(finding.number);
      if (!findingsShown) return;
      setFoldOpen(foldsOver(finding, findings, analysis.ceiling), true);
      setFindingOpen(finding.audit.id, true);
      scrollToElement(findingElementId(finding.audit.id), { focus: true });
    },
    [analysis, findings, findingsShown, setFoldOpen, setFindingOpen],
  );
  const revealAdvice = useCallback(
    (recommendation: Recommendation) => {
      setFoldOpen(foldsOverAdvice(recommendation, findings), true);
      scrollToElement(adviceElementId(recommendation.audit), { focus: true });
    },
    [findings, setFoldOpen],
  );
  const revealSecond = useCallback((second: number | undefined, finding?: Finding) => {
    if (second !== undefined) player.current?.seek(second);
    showLayer('Evidence');
    light(finding?.number ?? null);
    scrollToElement(player.current ? STAGE_ELEMENT_ID : CREATIVE_ELEMENT_ID);
  }, []);
  const revealBox = useCallback(
    (finding: Finding) => revealSecond(finding.boxes[0]?.second, finding),
    [revealSecond],
  );
  const revealPlaces = useCallback(
    (boxes: readonly Box[]) => {
      revealSecond(undefined);
      pointAt(boxes);
    },
    [revealSecond],
  );
  const revealFix = useCallback(
    (fixId: string) => {
      setFoldOpen('see-it-fixed', true);
      scrollToElement(fixElementId(fixId), { focus: true });
    },
    [setFoldOpen],
  );

  return useMemo(
    () => ({
      analysis,
      findings,
      fixes,
      findingsShown,
      player,
      lit,
      light,
      pointed,
      pointAt,
      layer,
      showLayer,
      openFolds,
      openFindings,
      setFoldOpen,
      setFindingOpen,
      revealSection,
      revealFinding,
      revealAdvice,
      revealBox,
      revealPlaces,
      revealSecond,
      revealFix,
    }),
    [
      analysis,
      findings,
      fixes,
      findingsShown,
      lit,
      pointed,
      layer,
      openFolds,
      openFindings,
      setFoldOpen,
      setFindingOpen,
      revealSection,
      revealFinding,
      revealAdvice,
      revealBox,
      revealPlaces,
      revealSecond,
      revealFix,
    ],
  );
}
