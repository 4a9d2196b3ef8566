import type { Attention, Layout } from '../../artifacts/artifacts.ts';
import type { Artifacts } from '../../audit.ts';
import { attentionShares } from '../../computed/attention/attention-shares.ts';
import { alignmentOf, lineOffsets } from '../../computed/layout/alignment.ts';
import { matchMessage } from '../../computed/match/message-match.ts';
import { fitPlacements } from '../../computed/placements/placements.ts';
import { linesOfVideo } from '../../computed/video/words.ts';
import type { Gathered } from '../../grading/run-audit.ts';

/** Repeats the measurements that depend on the elements, for the elements as they are now. Needs no pixels. */
export function remeasure(gathered: Gathered): Gathered {
  const { artifacts } = gathered;
  const { attention, layout, file, image, text, callToAction, faces } = artifacts;
  return withMatch({
    ...gathered,
    artifacts: {
      ...artifacts,
      ...(attention && { attention: attentionOn(attention, artifacts) }),
      ...(layout && { layout: layoutOf(layout, artifacts) }),
      ...(artifacts.placements &&
        file &&
        image &&
        text && {
          placements: fitPlacements({
            file,
            image,
            text,
            callToAction: callToAction ?? null,
            faces: faces ?? [],
          }),
        }),
    },
  });
}

/** The same attention map, with its shares recomputed for the current elements. */
export const attentionOn = (attention: Attention, now: Partial<Artifacts>): Attention => ({
  ...attention,
  shares: attentionShares(attention, now),
});

/** Recomputes alignment, which depends only on boxes. How calm the background is stays as measured. */
function layoutOf(layout: Layout, { text = [], callToAction, image }: Partial<Artifacts>): Layout {
  return {
    ...layout,
    alignment: image ? alignmentOf(lineOffsets(text, callToAction ?? null, image)) : layout.alignment,
  };
}

function withMatch(gathered: Gathered): Gathered {
  const { copy, text, scenes, callToAction, brand, things } = gathered.artifacts;
  if (!copy || !text) return gathered;
  const match = matchMessage(copy, {
    text: scenes ? linesOfVideo(scenes.text) : text,
    callToAction: callToAction ?? null,
    brand: brand ?? [],
    ...(things && { things }),
  });
  const { messageMatch: _, ...artifacts } = gathered.artifacts;
  const { messageMatch: __, ...failures } = gathered.failures;
  return match.ok
    ? {
        artifacts: { ...artifacts, messageMatch: match.value },
        failures,
        confidence: { ...gathered.confidence, messageMatch: match.confidence },
      }
    : { ...gathered, artifacts, failures: { ...failures, messageMatch: match.reason } };
}
