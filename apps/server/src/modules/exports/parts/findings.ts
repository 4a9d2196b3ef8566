import {
  type Analysis,
  type AuditResult,
  type Finding,
  formatTimecode,
  describePlace,
  findingSummary,
  groupBy,
  isFigureOnly,
  formatPoints,
  secondsOf,
  sentenceBelowHeading,
  shownScore,
  sourceOf,
  withNonBreakingSpaces,
  formatShare,
} from '@adjudge/contract';
import type { Block, Chip, Fact } from '../../../typesetting/document.ts';

/** Confidence below which the report states how sure a measurement is. */
const SURE = 0.9;

/** How many places are listed. The picture shows as many. */
const MOST_PLACES = 6;

export const chipOf = ({ number, costs, boxes }: Finding): Chip => ({
  number,
  costs,
  drawn: boxes.length > 0,
});

const categoryNames = ({ scoreBreakdown }: Analysis): ReadonlyMap<string, string> =>
  new Map(scoreBreakdown.map(({ id, category }) => [id, category]));

/** Every finding in full by category, costliest first. Each category opens with what its score is based on. */
export function findingsByCategory(analysis: Analysis, findings: readonly Finding[]): Block[] {
  return analysis.scoreBreakdown.flatMap(({ id, category, score, explanation }): Block[] => {
    const own = findings
      .filter(({ audit }) => audit.category === id)
      .toSorted((a, b) => b.audit.pointsLost - a.audit.pointsLost);
    return [
      {
        kind: 'heading',
        level: 2,
        text: category,
        aside: score === null ? 'not measured' : `${shownScore(score)} of 100`,
      },
      ...(explanation === ''
        ? []
        : [{ kind: 'text', tone: 'soft', keep: true, text: withNonBreakingSpaces(explanation) } as const]),
      ...own.map(findingBlock),
    ];
  });
}

function findingBlock(finding: Finding): Block {
  const { audit } = finding;
  return {
    kind: 'finding',
    chip: chipOf(finding),
    title: audit.title,
    measured: withNonBreakingSpaces(audit.display ?? ''),
    cost: audit.pointsLost < 0.05 ? '0' : `−${formatPoints(audit.pointsLost)}`,
    observation: withNonBreakingSpaces(sentenceBelowHeading(audit)),
    facts: factsOf(finding),
    fix: finding.costs || finding.recommendation ? withNonBreakingSpaces(audit.fix) : null,
    why: isFigureOnly(audit) ? '' : audit.why,
  };
}

function factsOf(finding: Finding): Fact[] {
  const { audit } = finding;
  const swatches = audit.evidence.flatMap(({ swatches: pair }) => (pair ? [pair.join(' on ')] : []));
  return [
    { term: 'Good', text: withNonBreakingSpaces(audit.good), mono: true },
    { term: 'Counts', text: `${scored(audit)} · ${costs(audit)}` },
    ...(audit.evidence.length > 0 ? [{ term: 'Where', text: places(finding) }] : []),
    ...(swatches.length > 0
      ? [
          {
            term: 'Colors',
            text: swatches.slice(0, 3).join(', ').toUpperCase().replaceAll('ON', 'on'),
            mono: true,
          },
        ]
      : []),
    { term: 'Source', text: sourceOf(audit) },
  ];
}

const scored = ({ score, confidence }: AuditResult): string =>
  [
    score === null ? 'no score' : `scores ${shownScore(score)} of 100`,
    ...(confidence < SURE ? [`${formatShare(confidence)} sure`] : []),
  ].join(' · ');

function places(finding: Finding): string {
  const { evidence } = finding.audit;
  const named = evidence.slice(0, MOST_PLACES).map(describePlace).join('; ');
  const more = evidence.length > MOST_PLACES ? ` and ${evidence.length - MOST_PLACES} more` : '';
  const seconds = secondsOf(finding).slice(0, MOST_PLACES).map(formatTimecode);
  return `${named}${more}${seconds.length > 0 ? ` (at ${seconds.join(', ')})` : ''}`;
}

const costs = ({ weight, pointsLost, pointsPossible }: AuditResult): string =>
  weight === 0
    ? 'costs nothing: reported, but not counted yet'
    : `costs ${formatPoints(pointsLost)} of ${formatPoints(pointsPossible)} possible points`;

/** One line per finding, as in the documentation on screen. */
export function findingsInShort(analysis: Analysis, findings: readonly Finding[]): Block[] {
  const nameOf = categoryNames(analysis);
  return groupBy(findings, ({ audit }) => nameOf.get(audit.category) ?? audit.category).flatMap(
    ([category, own]): Block[] => [
      { kind: 'heading', level: 2, text: category },
      {
        kind: 'list',
        sign: 'dot',
        items: own.map(({ audit }) => {
          const { heading, rest } = findingSummary(audit);
          return withNonBreakingSpaces(`${heading} ${rest}`);
        }),
      },
    ],
  );
}

const NOT_JUDGED = [
  { status: 'needsReview', title: 'For a person to judge' },
  { status: 'error', title: 'Could not be judged' },
  { status: 'notApplicable', title: 'Does not apply to this ad' },
] as const;

/** What was not judged, with the reason. It counts as typical, so an unknown is never held against the ad. */
export function notJudged({ audits, failures }: Analysis): Block[] {
  const groups = [
    ...NOT_JUDGED.map(({ status, title }) => ({
      title,
      own: audits
        .filter((audit) => audit.status === status)
        .map(({ name, observation }) => ({ term: name, text: observation })),
    })),
    {
      title: 'Could not be measured',
      own: failures.map(({ measurement, reason }) => ({ term: measurement, text: reason })),
    },
  ].filter(({ own }) => own.length > 0);
  if (groups.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Not judged' },
    ...groups.flatMap(({ title, own }): Block[] => [
      { kind: 'heading', level: 2, text: title, aside: String(own.length) },
      { kind: 'facts', facts: own },
    ]),
  ];
}
