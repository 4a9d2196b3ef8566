import type { Weakness } from '../../artifacts/remarks.ts';
import { countedAudits } from '../facts.ts';
import { isPraised, praiseworthy } from '../verdict/verdict-strengths.ts';
import { type LikelyRemark, type RemarkModel, likelyRemarks } from './likely-remarks.ts';
import model from './weakness-model.json' with { type: 'json' };
import type { RemarkInputs } from './remark-signs.ts';
import { isAboutPartAndAspect } from './weakness-parts.ts';

export type WeaknessModel = RemarkModel<Weakness>;

/** Weaknesses that readers are likely to name in such an ad, likeliest first. Leaves out those that a check's praise contradicts. */
export function likelyWeaknesses(
  seen: RemarkInputs,
  fitted: WeaknessModel = model.weaknesses,
): readonly LikelyRemark<Weakness>[] {
  const praised = praiseworthy(countedAudits(seen.audits)).filter(isPraised);
  return likelyRemarks(fitted, seen, seen.artifacts.impression?.heldAgainst).filter(
    ({ remark }) => !praised.some((audit) => isAboutPartAndAspect(remark, audit)),
  );
}
