import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Artifacts } from '../../packages/engine/src/audit.ts';
import type { Thing } from '../../packages/engine/src/artifacts/artifacts.ts';
import type { Subject } from '../../packages/engine/src/elements/elements.ts';
import {
  type Candidate,
  type Scene,
  intersectionOverUnion,
} from '../../packages/engine/src/elements/subject/subject-candidates.ts';
import type { SubjectFeatures } from '../../packages/engine/src/elements/subject/subject-features.ts';
import { sceneOf, weighSubject } from '../../packages/engine/src/elements/subject/subject.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { gatherDecoded } from '../../packages/engine/src/gatherers/index.ts';
import { runNanodet } from '../../packages/engine/src/gatherers/things/nanodet.ts';
import { glimpsesIn } from '../../packages/engine/src/gatherers/things/things.ts';
import { type Box, area, overlap } from '../../packages/engine/src/geometry.ts';
import { ROOT } from '../../scripts/command.ts';
import { codeDigest } from '../data/measurement-cache.ts';

/** `fit` and `held` are the sixty pictures chosen first; `fit-only` were added for the fit. */
type Part = 'fit' | 'held' | 'fit-only';

export interface Truth {
  readonly none: readonly string[];
  readonly subjects: readonly {
    readonly file: string;
    readonly part: Part;
    readonly kind: Subject['kind'];
    readonly box: Box;
    /** Other things that stand out, such as the product next to a person. */
    readonly also?: readonly { readonly box: Box }[];
  }[];
}

export interface LabeledPicture {
  readonly file: string;
  readonly part: Part;
  readonly scene: Scene;
  /** Things recognized with confidence, for the baseline. */
  readonly named: readonly Thing[];
  readonly candidates: readonly Candidate[];
  readonly features: readonly SubjectFeatures[];
  /** null for a type-only ad. */
  readonly kind: Subject['kind'] | null;
  readonly box: Box | null;
  readonly also: readonly Box[];
}

/** What chooses the subject is applied again to the cached measurements. */
const CHOICE = 'packages/engine/src/elements/subject/**';
const CACHE = path.join(ROOT, '.cache', 'subjects', codeDigest([CHOICE]));

export async function readLabeledPictures(
  folder: string,
  { subjects, none }: Truth,
): Promise<LabeledPicture[]> {
  mkdirSync(CACHE, { recursive: true });
  const rows = [
    ...subjects.map((row) => ({ ...row, also: (row.also ?? []).map(({ box }) => box) })),
    ...none.map((file) => ({ file, part: 'fit-only' as const, kind: null, box: null, also: [] })),
  ];
  const all: LabeledPicture[] = [];
  for (const row of rows) {
    const { artifacts, glimpses, frame } = await measure(folder, row.file);
    const scene = await sceneOf({
      frame,
      things: glimpses,
      faces: artifacts.faces ?? [],
      text: artifacts.text ?? [],
      attention: artifacts.attention ?? null,
    });
    const { candidates, features } = weighSubject(scene);
    all.push({ ...row, scene, named: artifacts.things ?? [], candidates, features });
  }
  return all;
}

/** All measurements, cached between runs. A change to the measuring code starts an empty cache. */
async function measure(folder: string, file: string) {
  const creative = { bytes: readFileSync(path.join(folder, file)), fileName: path.basename(file) };
  const decoded = await decodeImage(creative);
  const kept = path.join(CACHE, `${file.replaceAll('/', '-')}.json`);
  if (!existsSync(kept)) {
    const { artifacts } = await gatherDecoded(creative, decoded, () => {});
    const glimpses = glimpsesIn(await runNanodet(decoded.frame));
    writeFileSync(kept, JSON.stringify({ artifacts, glimpses }));
  }
  const found = JSON.parse(readFileSync(kept, 'utf8')) as {
    readonly artifacts: Partial<Artifacts>;
    readonly glimpses: readonly Thing[];
  };
  return { ...found, frame: decoded.frame };
}

/** At least half of the truth must be covered, with an IoU that rules out a box around everything. */
const COVERED = 0.5;
const SHARED = 0.3;

export const covers = (box: Box, truth: Box): boolean =>
  overlap(box, truth) / area(truth) >= COVERED && intersectionOverUnion(box, truth) >= SHARED;

export const isHit = (box: Box | null, row: LabeledPicture): boolean =>
  box !== null && row.box !== null && covers(box, row.box);
