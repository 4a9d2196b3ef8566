import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import written from './checks.json' with { type: 'json' };

/** Points out of 100 when everything is measured, for a banner or a video, with and without copy. 0 means not counted there. */
export interface CheckPoints {
  readonly alone: number;
  readonly withCopy: number;
  /** Both video fields default to 0. */
  readonly video?: number;
  readonly videoWithCopy?: number;
}

export interface Check {
  /** The audit's id. */
  readonly id: string;
  readonly name: string;
  /** The good range in words: 'at least 4.5 : 1'. */
  readonly good: string;
  readonly source: string;
  /** Why it gets this many points. */
  readonly reason: string;
  /** What it can take off through its category. */
  readonly points: CheckPoints;
  /** The most that it also takes off the whole ad; 0 if it does not. */
  readonly deduction: number;
  /** The highest score of an ad that fails it altogether; null if it caps none. */
  readonly cap: number | null;
}

export interface CheckCategory {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly reason: string;
  readonly points: CheckPoints;
  readonly checks: readonly Check[];
}

/**
 * Package entry point: what is checked and why, without loading audits, lexicons or models. `npm run scoring` generates
 * the list from the rubrics.
 */
export const CHECKS: readonly CheckCategory[] = written;

const AUDITS = path.join(import.meta.dirname, 'audits');

/** Returns the check and its category, or null if there is no such audit. */
export function findCheck(id: string): { readonly check: Check; readonly category: CheckCategory } | null {
  for (const category of CHECKS) {
    const check = category.checks.find((each) => each.id === id);
    if (check) return { check, category };
  }
  return null;
}

/**
 * Returns the audit's Markdown page, which starts with its name as the heading.
 * @param check must come from CHECKS, because its id becomes part of a path
 */
export async function readCheckPage({ id }: Check): Promise<string> {
  for await (const file of glob(`*/${id}.md`, { cwd: AUDITS })) {
    return readFile(path.join(AUDITS, file), 'utf8');
  }
  throw new Error(`The audit ${id} has no page.`);
}
