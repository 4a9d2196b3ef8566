import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import written from './checks.json' with { type: 'json' };

/** Points of 100 when everything is measured: of a banner or a video, alone and with copy. 0: not counted there. */
export interface CheckPoints {
  readonly alone: number;
  readonly withCopy: number;
  /** 0 when left out. */
  readonly video?: number;
  readonly videoWithCopy?: number;
}

export interface Check {
  /** The audit's. */
  readonly id: string;
  readonly name: string;
  /** What would be good: 'at least 4.5 : 1'. */
  readonly good: string;
  readonly source: string;
  /** Why it counts what it counts. */
  readonly reason: string;
  readonly points: CheckPoints;
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
 * Fourth door: what is checked and why, without loading audits, lexicons or models. `npm run scoring` writes the list from
 * the rubrics.
 */
export const CHECKS: readonly CheckCategory[] = written;

const AUDITS = path.join(import.meta.dirname, 'audits');

/** The check and its category; null when there is no such audit. */
export function findCheck(id: string): { readonly check: Check; readonly category: CheckCategory } | null {
  for (const category of CHECKS) {
    const check = category.checks.find((each) => each.id === id);
    if (check) return { check, category };
  }
  return null;
}

/**
 * The audit's page in Markdown, headed by its name.
 * @param check one of CHECKS: its id is part of a path
 */
export async function readCheckPage({ id }: Check): Promise<string> {
  for await (const file of glob(`*/${id}.md`, { cwd: AUDITS })) {
    return readFile(path.join(AUDITS, file), 'utf8');
  }
  throw new Error(`The audit ${id} has no page.`);
}
