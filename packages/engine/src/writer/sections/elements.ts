import { formatMessage } from '../../messages/format-message.ts';
import type { Analysis } from '../../report.ts';
import { type Facts, artifactIn, linesShown, isVideoReport } from '../facts.ts';

const MESSAGES = {
  reading: '{kind} reading “{headline}”',
  silent: '{kind} without readable text',
  unread: '{kind} whose text could not be read',
  faces: '{faces, plural, one {# face} other {# faces}}',
  action: 'call to action “{action}”',
} as const;

/** Detected elements, for the overlay on the creative. */
export function elements(facts: Facts): Analysis['elements'] {
  const action = artifactIn(facts, 'callToAction');
  return {
    text: (artifactIn(facts, 'text') ?? []).map(({ text, role, box, confidence, contrast }) => ({
      text,
      role,
      box,
      confidence,
      contrast,
    })),
    faces: (artifactIn(facts, 'faces') ?? []).map(({ box, confidence }) => ({ box, confidence })),
    callToAction: action ? { text: action.text, box: action.box, kind: action.kind } : null,
    brand: (artifactIn(facts, 'brand') ?? []).map(({ text, box }) => ({ text, box })),
  };
}

/** File facts, and an alt text built from what was found in the creative. */
export function creativeFacts(facts: Facts): Analysis['creative'] {
  const file = artifactIn(facts, 'file');
  const image = artifactIn(facts, 'image');
  return {
    type: isVideoReport(facts) ? 'video' : 'image',
    url: '',
    alt: alternativeText(facts),
    fileName: facts.creative.fileName,
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    bytes: facts.creative.bytes.length,
    format: file?.format ?? '',
    sha256: file?.sha256 ?? '',
  };
}

function alternativeText(facts: Facts): string {
  const read = artifactIn(facts, 'text');
  const lines = linesShown(facts);
  const faces = artifactIn(facts, 'faces')?.length ?? 0;
  const kind = isVideoReport(facts) ? 'Video ad' : 'Ad';
  const headline = lines.find((line) => line.role === 'headline') ?? lines[0];
  const action = artifactIn(facts, 'callToAction');
  const parts = [
    formatMessage(headline ? MESSAGES.reading : read ? MESSAGES.silent : MESSAGES.unread, {
      kind,
      headline: headline?.text ?? '',
    }),
    ...(faces > 0 ? [formatMessage(MESSAGES.faces, { faces })] : []),
    ...(action ? [formatMessage(MESSAGES.action, { action: action.text })] : []),
  ];
  return parts.join(', ');
}
