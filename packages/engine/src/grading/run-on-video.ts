import type { Audit } from '../audit.ts';
import { linesOfVideo } from '../computed/video/words.ts';
import type { Box } from '../geometry.ts';
import { type Gathered, type JudgedAudit, runAudit } from './run-audit.ts';

const ELSEWHERE = {
  kind: 'notApplicable',
  reason: 'The headline is not on the frame that we looked at closely.',
} as const;

/**
 * Runs one audit on a video. The picture checks look at the hero frame, so their evidence gets that frame's second. A
 * line that was read on another frame gets its own second.
 */
export function runOnVideo(audit: Audit, gathered: Gathered): JudgedAudit {
  const { scenes, elements } = gathered.artifacts;
  if (scenes && elements && audit.onVideo === 'headline-frame' && !elements.headline?.lines.length)
    return runAudit({ ...audit, run: () => ELSEWHERE }, gathered);
  const ofWords = audit.onVideo === 'all-words';
  const judged = runAudit(audit, ofWords ? withAllWords(gathered) : gathered);
  if (!scenes) return judged;
  const secondOf = (box: Box): number =>
    (ofWords ? scenes.text.find((line) => line.box === box)?.start : undefined) ?? scenes.heroSecond;
  return {
    ...judged,
    evidence: judged.evidence.map((each) =>
      each.box && each.second === undefined ? { ...each, second: secondOf(each.box) } : each,
    ),
  };
}

/** If the video could not be read, the words of one frame must not count as all of them. */
function withAllWords({ artifacts, failures, confidence }: Gathered): Gathered {
  const { text: _, ...others } = artifacts;
  const text = artifacts.scenes && linesOfVideo(artifacts.scenes.text);
  return {
    artifacts: text ? { ...others, text } : others,
    failures: text ? failures : { ...failures, text: failures.scenes ?? NOT_READ },
    confidence,
  };
}

const NOT_READ = 'The words of the video could not be read.';
