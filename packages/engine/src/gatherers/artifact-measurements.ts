import type { Artifacts } from '../audit.ts';
import { type Measurement, measured } from '../artifacts/measurement.ts';
import type { Gathered } from '../grading/run-audit.ts';

/** Results of the gatherers: each is a value with its confidence, or the reason why it could not be measured. */
export type ArtifactMeasurements = { [Name in keyof Artifacts]?: Measurement<Artifacts[Name]> };

export const valueOr = <T, U>(measurement: Measurement<T>, otherwise: U): T | U =>
  measurement.ok ? measurement.value : otherwise;

export const mapMeasurement = <T, U>(measurement: Measurement<T>, pick: (value: T) => U): Measurement<U> =>
  measurement.ok ? measured(pick(measurement.value), measurement.confidence) : measurement;

export function toGathered(found: ArtifactMeasurements): Gathered {
  const entries = Object.entries(found);
  const artifacts = Object.fromEntries(entries.flatMap(([name, m]) => (m.ok ? [[name, m.value]] : [])));
  const failures = Object.fromEntries(entries.flatMap(([name, m]) => (m.ok ? [] : [[name, m.reason]])));
  const confidence = Object.fromEntries(entries.flatMap(([name, m]) => (m.ok ? [[name, m.confidence]] : [])));
  return { artifacts, failures, confidence };
}
