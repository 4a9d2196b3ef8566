import type { Gathered } from '../run-audit.ts';
import type { Told } from '../told.ts';
import { follow } from './told/follow.ts';
import { rivalRequests } from './rival-requests.ts';
import { toldElements } from './told/told-elements.ts';
import { tellLines } from './told/told-lines.ts';
import { showsName, tellBrand, tellRequest } from './told/told-marks.ts';
import { tellScenes } from './told/told-scenes.ts';

/**
 * What was gathered with what the ad says and shows decided on it (`artifacts.elements`). What a person told is certain,
 * and everything that is measured of the elements follows it. Needs no pixels, so that kept artifacts can be understood
 * again; `gathered` is always as it was measured, never what an earlier call gave for other words of a person.
 */
export function understand(gathered: Gathered, told: Told | undefined): Gathered {
  const now = told === undefined ? gathered : toldOf(gathered, told);
  const { text: read } = gathered.artifacts;
  const {
    text,
    callToAction = null,
    brand = [],
    subject = null,
    objects = [],
    elements: found,
  } = now.artifacts;
  if (!read || !text) return now;
  const isSaid = told !== undefined && changesElements(told);
  const elements =
    found && !isSaid
      ? { ...found, subject }
      : toldElements({ ...now.artifacts, text, callToAction, brand }, read, told ?? {});
  const protect = elements.protect ?? [];
  return {
    ...now,
    artifacts: {
      ...now.artifacts,
      elements: { ...elements, rivals: rivalRequests(text, elements) },
      ...(elements.subject?.told && { subject: elements.subject }),
      ...(protect.length > 0 && { objects: [...objects, ...protect] }),
    },
  };
}

/** Hints that say nothing of a place change no measurement. */
const changesElements = ({ brand, corrections = [], absent = [] }: Told): boolean =>
  brand !== undefined || corrections.length > 0 || absent.length > 0;

function toldOf(gathered: Gathered, told: Told): Gathered {
  const { artifacts, confidence } = gathered;
  const { text: read } = artifacts;
  if (!read || !changesElements(told)) return gathered;
  const { text: renamed, named } = tellLines(read, told);
  const { brand: name } = told;
  const brand = tellBrand(artifacts.brand ?? [], renamed, named.get('brand') ?? [], told);
  const callToAction = tellRequest(artifacts.callToAction ?? null, named.get('request') ?? [], told);
  const text = renamed.map((line) =>
    name !== undefined && line.role === 'body' && showsName(line, name)
      ? { ...line, role: 'brand' as const }
      : line,
  );
  const sure = (is: 'brand' | 'request', hinted = false): boolean =>
    hinted || named.has(is) || (told.absent?.includes(is) ?? false);
  return follow({
    ...gathered,
    artifacts: {
      ...artifacts,
      text,
      brand,
      callToAction,
      ...(artifacts.scenes && { scenes: tellScenes(artifacts.scenes, read, text, told) }),
    },
    confidence: {
      ...confidence,
      ...(sure('brand', name !== undefined) && { brand: 1 }),
      ...(sure('request') && { callToAction: 1 }),
    },
  });
}
