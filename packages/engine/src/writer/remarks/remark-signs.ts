import type { Artifacts } from '../../audit.ts';
import headlineSubstance from '../../audits/audience/headline-substance.ts';
import { tallestOf } from '../../computed/text/main-lines.ts';
import type { AuditResult } from '../../report.ts';
import { type Facts, wordCount } from '../facts.ts';

/** Inputs for predicting remarks. */
export interface RemarkInputs {
  readonly audits: readonly AuditResult[];
  readonly artifacts: Partial<Artifacts>;
}

export const remarkInputsOf = ({ total, gathered }: Facts): RemarkInputs => ({
  audits: total.audits,
  artifacts: gathered.artifacts,
});

const ELEMENTS = ['headline', 'brand', 'request', 'offer'] as const;
const SUBJECTS = ['product', 'person', 'face', 'scene'] as const;

/** Mean and standard deviation of headline generality, 0..100. */
const GENERAL = { mean: 54, spread: 15 } as const;

/** Least letter height, as a share of the side of a square with the picture's area. Smaller letters count as this. */
const LEAST_HEIGHT = 0.004;

/**
 * Signs by name: how far each audit (by id) falls short, 0..1; how certain each element is, 0..1; how general the headline is, in
 * standard deviations from the mean; logs of letter heights and counts; what the picture shows and whether it is upright or a strip, 0
 * or 1. An audit that does not apply counts as 0.
 */
export function remarkSigns({ audits, artifacts }: RemarkInputs): Readonly<Record<string, number>> {
  const { elements, image, text = [], faces = [], things = [] } = artifacts;
  const general = audits.find(({ id }) => id === headlineSubstance.id);
  const side = image ? Math.sqrt(image.width * image.height) / image.height : 1;
  const height = (heights: readonly number[]): number =>
    Math.log(Math.max(LEAST_HEIGHT, heights.length === 0 ? 0 : Math.max(...heights) / side));
  const sorted = text.map((line) => line.height).toSorted((a, b) => a - b);
  const ofElements = ELEMENTS.flatMap((name) => {
    const element = elements?.[name];
    return [
      [`${name} sureness`, element?.p ?? 0],
      [`${name} height`, height([tallestOf(text, element?.lines ?? [])])],
    ] as const;
  });
  return Object.fromEntries([
    ...audits.map(({ id, score }) => [id, score === null ? 0 : 1 - score / 100] as const),
    ...ofElements,
    ...SUBJECTS.map((kind) => [kind, Number(artifacts.subject?.kind === kind)] as const),
    [
      'general headline',
      typeof general?.value === 'number' ? (general.value - GENERAL.mean) / GENERAL.spread : 0,
    ],
    ['smallest letters', height(sorted.slice(0, 1))],
    ['middle letters', height(sorted.slice(0, Math.ceil(sorted.length / 2)))],
    ['largest letters', height(sorted)],
    ['words', Math.log1p(wordCount(text))],
    ['lines', Math.log1p(text.length)],
    ['faces', Number(faces.length > 0)],
    ['things', Number(things.length > 0)],
    ['upright', Number(image !== undefined && image.width < image.height)],
    ['strip', Number(image !== undefined && image.width > 2 * image.height)],
  ]);
}
