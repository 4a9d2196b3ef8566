import type { Merit, Weakness } from '../../artifacts/remarks.ts';
import type { AuditPart } from '../../audit.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { type LikelyRemark, type RemarkModel, likelyRemarks } from './likely-remarks.ts';
import model from './merit-model.json' with { type: 'json' };
import type { Seen } from './remark-signs.ts';

export type MeritModel = RemarkModel<Merit>;

/** What readers are likeliest to praise in such an ad, first. */
export const likelyMerits = (seen: Seen, fitted: MeritModel = model.merits): readonly LikelyRemark<Merit>[] =>
  likelyRemarks(fitted, seen, seen.artifacts.impression?.praised);

/** Parts of the ad whose checks say the same of it as readers do, measured. */
const CHECKED: Readonly<Partial<Record<Merit, readonly AuditPart[]>>> = {
  offer: ['offer'],
  picture: ['people'],
  order: ['space', 'amountOfText', 'focalPoint'],
};

/** What readers would praise by what a check finds good; undefined of what hardly anybody praises, such as a name that is plain to see. */
export function meritOf({ id }: AuditResult): Merit | undefined {
  const part = auditOf(id)?.part;
  return (Object.keys(CHECKED) as Merit[]).find((merit) => CHECKED[merit]!.some((each) => each === part));
}

/** What nobody holds against an ad in the same breath. */
export const CONTRARY: Readonly<Record<Merit, readonly Weakness[]>> = {
  line: ['empty', 'unclear'],
  idea: ['empty', 'picture', 'unclear'],
  gain: ['reason', 'empty'],
  offer: ['offer'],
  picture: ['picture', 'craft'],
  product: ['picture'],
  order: ['crowded', 'layout', 'rivals', 'covered'],
  color: ['color'],
};

/** Chance, 0..1, from which words that any ad could have are the half of a joke: of ten such ads readers praised the line or the idea of seven. */
const WITTY = 0.4;

/** Whether readers would praise what the ad says, by itself or together with its picture. */
export const isWitty = (seen: Seen): boolean =>
  likelyMerits(seen).some(
    ({ remark, chance }) => (remark === 'line' || remark === 'idea') && chance >= WITTY,
  );
