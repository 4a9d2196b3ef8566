import { expect, it } from 'vitest';
import report from '../../../apps/web/src/features/home/sample/report.json' with { type: 'json' };
import { ENGINE_VERSION } from '../../../packages/engine/src/index.ts';
import { bannerRubric } from '../../../packages/engine/src/rubrics/banner.ts';

it('the report on the home page is one of this engine; else run "npm run sample"', () => {
  expect(report.versions).toEqual({ engine: ENGINE_VERSION, rubric: bannerRubric.version });
});
