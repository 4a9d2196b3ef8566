import { expect, it } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { UserInput } from '../../report/user-input.ts';
import { fakeArtifacts } from '../../testing/fakes/fake-artifacts.ts';
import { understand } from '../understand.ts';

const OFFER: Box = { x: 0.05, y: 0.19, w: 0.5, h: 0.07 };
const HEADLINE: Box = { x: 0.06, y: 0.07, w: 0.65, h: 0.12 };

const READINGS = [
  { lines: [0], p: 0.6, general: 2 },
  { lines: [1], p: 0.3 },
  { lines: [2], p: 0.1 },
];

const artifacts = fakeArtifacts();
const open = { ...artifacts, elements: { ...artifacts.elements, headlines: READINGS } };

it.each<[string, UserInput, object[]]>([
  ['a protected area', { corrections: [{ is: 'protect', box: OFFER }] }, READINGS],
  ['the brand', { brand: 'Fernhollow' }, READINGS],
  ['the same headline', { corrections: [{ is: 'headline', box: HEADLINE }] }, [{ ...READINGS[0], p: 1 }]],
  [
    'other words for the headline',
    { corrections: [{ is: 'headline', box: HEADLINE, text: 'Hot tea' }] },
    [{ lines: [0], p: 1 }],
  ],
  [
    'another role for a line of the second reading',
    { corrections: [{ is: 'offer', box: OFFER }] },
    [
      { lines: [0], p: 0.8571, general: 2 },
      { lines: [2], p: 0.1429 },
    ],
  ],
  [
    'that a line before the others is not text',
    { corrections: [{ is: 'notText', box: OFFER }] },
    [
      { lines: [0], p: 0.8571, general: 2 },
      { lines: [1], p: 0.1429 },
    ],
  ],
])('corrections leave open which readings of the headline %s does not settle', (_, told, expected) => {
  const { elements } = understand({ artifacts: open, failures: {}, confidence: {} }, told).artifacts;
  expect(elements?.headlines).toEqual(expected);
});
