import { ANALYZE_AND_RESULTS } from './analyze-and-results.ts';
import { CONSTANTS } from './constants.ts';
import { ERRORS } from './errors.ts';
import { SCREENS } from './screens.ts';
import { SHARING_AND_DASHBOARD } from './sharing-and-dashboard.ts';
import type { SpecLine, SpecSection } from './spec-line.ts';
import { STATES } from './states.ts';
import { VALIDATION } from './validation.ts';

/** In the order of the specification. */
export const SECTIONS: readonly SpecSection[] = [
  SCREENS,
  ANALYZE_AND_RESULTS,
  SHARING_AND_DASHBOARD,
  STATES,
  VALIDATION,
  ERRORS,
  CONSTANTS,
];

export const PAGE = 'docs/spec-coverage.md';

const NOT_YET = 'not yet';

const isShown = ([, , , , title]: SpecLine): boolean => title !== undefined;

/** A bar would end the table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

const rowOf = ([asks, quote, livesIn, testFile, title]: SpecLine): string => {
  const place = livesIn === undefined ? NOT_YET : `\`${livesIn}\``;
  const proof = testFile === undefined || title === undefined ? NOT_YET : `\`${testFile}\`: ${title}`;
  return `| ${[asks, quote === null ? '' : `“${quote}”`, place, proof].map(cell).join(' | ')} |`;
};

const sectionOf = ({ title, lines }: SpecSection): string =>
  [
    `## ${title}`,
    '',
    `${lines.filter(isShown).length} of ${lines.length} lines are covered by a test.`,
    '',
    '| requirement | text | implemented in | tested by |',
    '| --- | --- | --- | --- |',
    ...lines.map(rowOf),
  ].join('\n');

/** The expected page; `npm run spec-coverage` writes it. */
export const renderPage = (): string =>
  [
    '# Specification coverage',
    '',
    'Written by `npm run spec-coverage` from `test/spec-coverage/`. A test fails if a file or test that is named here does',
    'not exist. Lines without a test say so.',
    '',
    SECTIONS.map(sectionOf).join('\n\n'),
    '',
  ].join('\n');
