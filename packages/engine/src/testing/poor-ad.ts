import { readCopy } from '../gatherers/copy/index.ts';
import { judge } from '../grading/grade.ts';
import type { Analysis } from '../report.ts';
import { copyOf, fakeArtifacts, textLine } from './fakes/fake-artifacts.ts';
import { fakeImpression } from './fakes/fake-impression.ts';

/** Report on an ad with copy that makes a poor impression. Its headline is faint (2.0:1), and it has no button and no brand. */
export function poorAd({ copy = copyOf().text, headline = 'Hot until the summit.' } = {}): Analysis {
  const read = readCopy(copy);
  if (!read.ok) throw new Error(read.reason);
  const artifacts = fakeArtifacts({
    copy: read.value,
    text: [textLine({ text: headline, contrast: 2 })],
    callToAction: null,
    brand: [],
    impression: fakeImpression(40),
  });
  const creative = { bytes: new Uint8Array(1), fileName: 'poor.png', copy };
  return judge(creative, { artifacts, failures: {}, confidence: {} }, () => {}).analysis;
}
