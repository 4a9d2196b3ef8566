import { expect, it } from 'vitest';
import versions from '../../../apps/web/src/features/home/sample/versions.json' with { type: 'json' };
import { ENGINE_VERSION } from '../../../packages/engine/src/index.ts';
import { bannerRubric } from '../../../packages/engine/src/rubrics/banner.ts';

it('the sample report on the home page is from this engine version; otherwise run "npm run sample"', () => {
  expect(versions).toEqual({ engine: ENGINE_VERSION, rubric: bannerRubric.version });
});
