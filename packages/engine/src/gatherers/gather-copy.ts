import type { Artifacts } from '../audit.ts';
import { matchMessage } from '../computed/match/message-match.ts';
import { measured, unmeasured } from '../artifacts/measurement.ts';
import type { OnStep } from '../grading/progress.ts';
import type { Gathered } from '../grading/run-audit.ts';
import { attempt } from './attempt.ts';
import { readCopy } from './copy/index.ts';
import { type ArtifactMeasurements, toGathered } from './artifact-measurements.ts';

/** Reads different copy against the same picture and replaces the copy measurements. */
export async function gatherCopyAgain(text: string, before: Gathered): Promise<Gathered> {
  const [artifacts, failures, confidence] = [
    withoutCopy(before.artifacts),
    withoutCopy(before.failures),
    withoutCopy(before.confidence),
  ];
  const known = (name: keyof typeof artifacts) =>
    artifacts[name] === undefined ? {} : { [name]: measured(artifacts[name], confidence[name] ?? 1) };
  const picture: ArtifactMeasurements = {
    ...known('text'),
    ...known('callToAction'),
    ...known('brand'),
    ...known('things'),
  };
  const again = toGathered(await gatherCopy(text, picture, () => {}));
  return {
    artifacts: { ...artifacts, ...again.artifacts },
    failures: { ...failures, ...again.failures },
    confidence: { ...confidence, ...again.confidence },
  };
}

function withoutCopy<T extends Partial<Record<keyof Artifacts, unknown>>>(of: T) {
  const { copy: _, messageMatch: __, ...others } = of;
  return others;
}

/** Reads the copy and measures how well it matches what was found in the picture. */
export async function gatherCopy(
  text: string,
  picture: ArtifactMeasurements,
  onStep: OnStep,
): Promise<ArtifactMeasurements> {
  onStep('reading-copy');
  const copy = await attempt(() => readCopy(text));
  if (!copy.ok) return { copy, messageMatch: copy };
  const { text: lines, callToAction, brand, things } = picture;
  if (!lines?.ok) return { copy, messageMatch: unmeasured('The words in the picture could not be read.') };
  const messageMatch = await attempt(() =>
    matchMessage(copy.value, {
      text: lines.value,
      callToAction: callToAction?.ok ? callToAction.value : null,
      brand: brand?.ok ? brand.value : [],
      ...(things?.ok && { things: things.value }),
    }),
  );
  return { copy, messageMatch };
}
