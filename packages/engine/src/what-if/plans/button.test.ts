import { expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { planFixes } from '../plan.ts';

it.each<[string, { text: string; p: number; told?: true }, string[]]>([
  ['a sure request', { text: 'Shop bottles', p: 0.95 }, ['stronger-button']],
  ['a request that is not sure', { text: 'Shop bottles', p: 0.24 }, []],
  ['fine print', { text: 'Terms apply, see our site for details', p: 0.95 }, []],
  ['what a person called one', { text: 'While stocks last', p: 1, told: true }, ['stronger-button']],
])('planned fixes change the button only for a call to action: %s', (_, said, ids) => {
  const { text } = said;
  const { box } = callToActionOf();
  const { elements, text: lines } = fakeArtifacts();
  const overrides = {
    text: [textLine(), textLine({ text, role: 'callToAction', box })],
    callToAction: callToActionOf({ text, contrastWithSurround: 1.2, fill: '#f0dfc8' }),
    elements: { ...elements, roles: lines.map(() => ({})), request: { ...said, box, lines: [1] } },
  };
  const fixes = planFixes({
    analysis: analysisOf(overrides),
    artifacts: fakeArtifacts(overrides),
    calm: () => true,
    clear: () => true,
    isGround: () => true,
    ground: () => '#f3e3cf',
  });
  expect(fixes.map(({ id }) => id).filter((id) => /button/.test(id))).toEqual(ids);
});
