import { withContinuations } from '../computed/sentences/sentences-over-lines.ts';
import type { Gathered } from '../grading/run-audit.ts';
import type { UserInput } from '../report/user-input.ts';
import { remeasure } from './corrections/remeasure.ts';
import { rivalRequests } from './rival-requests.ts';
import { correctElements } from './corrections/correct-elements.ts';
import { type Box, isMostlyIn } from '../geometry.ts';
import { correctLines, isTakenAway } from './corrections/correct-lines.ts';
import { showsName, correctBrand, correctRequest } from './corrections/correct-marks.ts';
import { correctScenes } from './corrections/correct-scenes.ts';
import { PERSON, type CorrectionSource } from './corrections/correction-source.ts';
import { readingCorrections } from './vision-reading/reading-corrections.ts';
import type { ReaderWeights } from './vision-reading/element-evidence.ts';

/**
 * Decides what the ad says and shows (`artifacts.elements`) and updates all measurements that depend on it. A vision reader's
 * claims count as much as its calibration supports, if the picture bears them out. A person's corrections are certain. Needs
 * no pixels, so stored artifacts can be understood again.
 * @param gathered as measured, never the result of an earlier call with other corrections
 * @param weights weights for the reader's claims; defaults to the fitted ones, and only the fitting script passes its own
 */
export function understand(
  gathered: Gathered,
  userInput: UserInput | undefined,
  weights?: ReaderWeights,
): Gathered {
  const afterReading = withReading(gathered, weights);
  const corrected =
    userInput === undefined ? afterReading : applyCorrections(afterReading, userInput, PERSON);
  const { text: read } = afterReading.artifacts;
  const {
    text,
    callToAction = null,
    brand = [],
    subject = null,
    objects = [],
    elements: found,
    image,
  } = corrected.artifacts;
  if (!read || !text) return corrected;
  const isCorrected = userInput !== undefined && changesElements(userInput);
  const elements =
    found && !isCorrected
      ? { ...found, subject }
      : correctElements({ ...corrected.artifacts, text, callToAction, brand }, read, userInput ?? {});
  const protect = elements.protect ?? [];
  return {
    ...corrected,
    artifacts: {
      ...corrected.artifacts,
      text: withContinuations(text, image ? image.width / image.height : 1),
      elements: { ...elements, rivals: rivalRequests(text, elements) },
      ...(elements.subject?.told && { subject: elements.subject }),
      ...(protect.length > 0 && { objects: [...objects, ...protect] }),
    },
  };
}

/** Applies the part of a vision reader's answer that the picture bears out. */
function withReading(gathered: Gathered, weights: ReaderWeights | undefined): Gathered {
  const reading = readingCorrections(gathered, weights);
  const { text: read } = gathered.artifacts;
  if (!reading || !read) return gathered;
  const { said, voice } = reading;
  const { artifacts, ...rest } = applyCorrections(gathered, said, voice);
  const { text = read, callToAction = null, brand = [] } = artifacts;
  const { protect: _, ...elements } = correctElements(
    { ...artifacts, text, callToAction, brand },
    read,
    said,
    voice,
  );
  return { ...rest, artifacts: { ...artifacts, elements } };
}

/** Whether the corrections affect elements at all. Other hints change no measurement. */
const changesElements = ({ brand, corrections = [], absent = [] }: UserInput): boolean =>
  brand !== undefined || corrections.length > 0 || absent.length > 0;

function applyCorrections(gathered: Gathered, userInput: UserInput, voice: CorrectionSource): Gathered {
  const { artifacts, confidence } = gathered;
  const { text: read } = artifacts;
  const { alsoBrand = [] } = voice;
  if (!read || !(changesElements(userInput) || alsoBrand.length > 0)) return gathered;
  const { text: renamed, named, replaced } = correctLines(read, userInput);
  const { brand: name } = userInput;
  const shown = renamed.filter(({ box }) => alsoBrand.some((place) => isMostlyIn(box, place)));
  const marked = [...(named.get('brand') ?? []), ...shown];
  // A vision reader's word is not certain enough to take away what was found.
  const isTaken = (is: 'brand' | 'request', box: Box): boolean =>
    'told' in voice.sign && isTakenAway(is, box, read, userInput);
  const { callToAction: asked = null } = artifacts;
  const brand = correctBrand(
    (artifacts.brand ?? []).filter(({ box }) => !isTaken('brand', box)),
    renamed,
    marked,
    userInput,
    voice,
  );
  const callToAction = correctRequest(
    asked && isTaken('request', asked.box) ? null : asked,
    named.get('request') ?? [],
    userInput,
    voice,
  );
  const text = renamed.map((line) =>
    name !== undefined && line.role === 'body' && showsName(line, name)
      ? { ...line, role: 'brand' as const }
      : line,
  );
  const sure = (is: 'brand' | 'request', hinted = false): boolean =>
    hinted || named.has(is) || (userInput.absent?.includes(is) ?? false);
  // A vision reader saw only some frames of a video, so only a person's corrections change the timeline.
  const overTime = 'told' in voice.sign && artifacts.scenes;
  return remeasure({
    ...gathered,
    artifacts: {
      ...artifacts,
      text,
      brand,
      callToAction,
      ...(overTime && { scenes: correctScenes(overTime, read, text, replaced, userInput) }),
    },
    confidence: {
      ...confidence,
      ...(sure('brand', name !== undefined || alsoBrand.length > 0) && { brand: voice.certainty('brand') }),
      ...(sure('request') && { callToAction: voice.certainty('request') }),
    },
  });
}
