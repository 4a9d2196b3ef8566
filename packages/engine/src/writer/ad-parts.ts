import type { TextLine } from '../artifacts.ts';
import type { Box } from '../geometry.ts';
import { listed } from '../language/words/listed.ts';
import type { AuditResult } from '../report.ts';
import { type Facts, found, ofVideo } from './facts.ts';

/** The part of an ad that each check speaks of, by the check's id. A check that is not named is a part of its own. */
const OF_PART: ReadonlyMap<string, string> = new Map(
  Object.entries({
    headline: 'headline-size, headline-attention, headline-substance, text-hierarchy',
    offer: 'offer-prominence',
    callToAction:
      'call-to-action-presence, call-to-action-attention, call-to-action-contrast, call-to-action-hold, call-to-action-legibility, call-to-action-position, call-to-action-share-of-time, call-to-action-size, call-to-action-space, call-to-action-time, call-to-action-wording, rival-requests',
    brand:
      'brand-presence, brand-attention, brand-contrast, brand-size, brand-space, brand-first-seen, brand-time, brand-at-end',
    subject: 'figure-ground, product-in-focus',
    focalPoint:
      'focal-strength, competing-centres, first-look, message-attention, attention-hold, opening-attention',
    people: 'human-presence, people-time, face-direction, opening-face, smile, smile-over-time',
    colors:
      'colourfulness, colour-harmony, colour-arousal, colour-pleasure, light-drama, exposure, tone-clipping',
    space: 'clutter, white-space, message-blocks',
    layout: 'alignment, visual-balance, edge-margin, reading-order',
    wording:
      'benefit-words, subject-words, reader-address, picture-specificity, word-length, jargon-share, emotion-words, word-count',
    copyOpening: 'copy-opening-hook, copy-opening-length, copy-curiosity, copy-tension, copy-pull',
    copyStyle:
      'copy-reading-ease, copy-sentence-length, copy-plain-words, copy-jargon, copy-grammar, copy-craft, copy-worn-phrases, copy-concreteness, copy-repetition',
    copySubstance:
      'copy-substance, copy-specificity, copy-candor, copy-praise, copy-company-news, copy-benefits, copy-second-person',
    copyAction: 'copy-call-to-action, copy-single-action, match-action',
    match: 'match-product, match-offer, match-brand, promise-shown, copy-duplication',
    placements: 'placement-fit, placement-reach, aspect-ratio, video-ratio, letterbox',
    file: 'sharpness, noise, resolution, compression-blocks, file-weight, pixelation, colour-encoding, video-resolution, video-bitrate, video-codec, frame-rate',
    opening: 'hook-message, opening-words, opening-cut, opening-light, opening-motion, opening-pace',
    pacing: 'shot-length, shot-variety, motion-energy, frozen-time, longest-lull, duration-fit',
    sound: 'sound-time, sound-gaps, loudness, true-peak',
  }).flatMap(([part, ids]) => listed(ids).map((id) => [id, part] as const)),
);

/** Checks that speak of whichever line their evidence points at first. */
const OF_A_LINE: ReadonlySet<string> = new Set(
  listed(
    'text-contrast, text-size, text-ground, phone-legibility, picture-spelling, cut-off-text, capital-letters, safe-zone, reading-time, text-contrast-over-time, safe-zone-over-time',
  ),
);

/** A check that names a line by its words and says nothing of what the line is for. */
export const isOfALine = ({ id }: AuditResult): boolean => OF_A_LINE.has(id);

/** The part that a finding is about: two findings on one part are one piece of advice. */
export function partOf(audit: AuditResult, facts: Facts): string {
  if (!OF_A_LINE.has(audit.id)) return OF_PART.get(audit.id) ?? audit.id;
  const line = lineAt(audit.evidence[0]?.box, facts);
  if (!line) return audit.id;
  const { x, y } = line.box;
  return OWN_PART.has(line.role) ? line.role : `line at ${x}, ${y}`;
}

const OWN_PART: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction', 'brand']);

/** The line of the picture or the video in this very box. */
export function lineAt(box: Box | undefined, facts: Facts): Pick<TextLine, 'text' | 'role' | 'box'> | null {
  const { text = [], brand = [] } = (ofVideo(facts) ? found(facts, 'scenes') : undefined) ?? {};
  const marks = brand.map(({ text: words, box: place }) => ({
    text: words,
    role: 'brand' as const,
    box: place,
  }));
  const lines = [...(found(facts, 'text') ?? []), ...text, ...marks];
  return (
    lines.find((each) => box && each.box.x === box.x && each.box.y === box.y && each.box.w === box.w) ?? null
  );
}

/** What of its part a check asks to change. Two changes of one kind are not advised together. */
export type Aspect = 'presence' | 'attention' | 'size' | 'contrast' | 'wording' | 'place' | 'time' | 'other';

const OF_ASPECT: ReadonlyMap<string, Aspect> = new Map(
  Object.entries({
    presence: 'call-to-action-presence, brand-presence',
    attention:
      'headline-attention, call-to-action-attention, brand-attention, offer-prominence, message-attention, first-look, focal-strength, competing-centres',
    size: 'headline-size, text-size, call-to-action-size, brand-size, phone-legibility, text-hierarchy',
    contrast:
      'text-contrast, text-ground, call-to-action-contrast, call-to-action-legibility, brand-contrast, text-contrast-over-time',
    wording: 'call-to-action-wording, headline-substance, picture-spelling, capital-letters',
    place:
      'call-to-action-position, call-to-action-space, brand-space, cut-off-text, safe-zone, safe-zone-over-time',
    time: 'brand-first-seen, brand-time, brand-at-end, call-to-action-time, call-to-action-hold, call-to-action-share-of-time, reading-time',
  } satisfies Partial<Record<Aspect, string>>).flatMap(([aspect, ids]) =>
    listed(ids).map((id) => [id, aspect as Aspect] as const),
  ),
);

export const aspectOf = ({ id }: AuditResult): Aspect => OF_ASPECT.get(id) ?? 'other';

/** Whether praise of the one would contradict what is said against the other. */
export const contradicts = (praised: AuditResult, blamed: AuditResult, facts: Facts): boolean =>
  partOf(praised, facts) === partOf(blamed, facts) ||
  (aspectOf(praised) === 'attention' && aspectOf(blamed) === 'attention');

/** What measures the same as another check in another way, and is not told beside it. */
const ECHOES: Readonly<Record<string, string>> = { 'phone-legibility': 'text-size' };

/** Without those that only repeat another of them. */
export function withoutEchoes(audits: readonly AuditResult[]): readonly AuditResult[] {
  const ids = new Set(audits.map(({ id }) => id));
  return audits.filter(({ id }) => !ids.has(ECHOES[id] ?? ''));
}

/** The first of each part, in their order. */
export function onePerPart(audits: readonly AuditResult[], facts: Facts): readonly AuditResult[] {
  const seen = new Set<string>();
  return withoutEchoes(audits).filter((audit) => {
    const part = partOf(audit, facts);
    if (seen.has(part)) return false;
    seen.add(part);
    return true;
  });
}
