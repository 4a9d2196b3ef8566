import { type AuditResult, type WhatIf, isFigureOnly, sentenceBelowHeading } from '@adjudge/engine/report';
import { describe, expect, it } from 'vitest';
import {
  countAndGain,
  describePlace,
  findingSummary,
  measuredAndGood,
  numberFindings,
  totalGain,
} from './findings.ts';

const FAINT: AuditResult = {
  id: 'text-contrast',
  name: 'Text contrast',
  title: 'Text lacks contrast with its background',
  category: 'message-clarity',
  status: 'measured',
  value: 2,
  unit: 'ratio',
  display: '2:1',
  good: 'at least 4.5:1',
  score: 30,
  confidence: 1,
  weight: 20,
  typical: 80,
  pointsPossible: 4,
  pointsLost: 2.8,
  curve: { shape: 'rising', good: 4.5, middling: 2.7, source: 'judgment' },
  observation: '“Steel bottle” is hard to read on its background.',
  why: 'Faint text is skipped.',
  fix: 'Darken the text.',
  evidence: [],
};
const TONES: AuditResult = {
  ...FAINT,
  id: 'light-drama',
  name: 'Tonal range',
  title: 'Tonal range',
  observation: '26% of the range from black to white.',
  fix: '',
};

describe('findings', () => {
  it('do not count a plain figure as a fault, even if it loses points', () => {
    expect([FAINT, TONES].map(isFigureOnly)).toEqual([false, true]);
    const found = numberFindings({ audits: [TONES, FAINT], recommendations: [] });
    expect(found.map(({ audit, costs }) => [audit.id, costs])).toEqual([
      ['text-contrast', true],
      ['light-drama', false],
    ]);
  });

  it('omit a sentence that repeats the heading or follows a plain figure', () => {
    const crisp = { ...FAINT, title: 'The picture is crisp', observation: 'The picture is crisp.' };
    expect([FAINT, crisp, TONES].map(sentenceBelowHeading)).toEqual([FAINT.observation, '', '']);
  });

  it.each([
    [
      'a fault',
      FAINT,
      'Text lacks contrast with its background. “Steel bottle” is hard to read on its background. Measured: 2:1; good is at least 4.5:1. Costs 2.8 points.',
    ],
    [
      'what holds and is its own heading',
      { ...FAINT, title: 'The picture is crisp', observation: 'The picture is crisp.', pointsLost: 0 },
      'The picture is crisp. Measured: 2:1; good is at least 4.5:1.',
    ],
    [
      'a figure',
      { ...TONES, display: '26%', good: 'at least 30%' },
      'Tonal range: 26%; good is at least 30%.',
    ],
  ] as const)('are summarized in one line: %s', (_, audit, expected) => {
    const { heading, rest } = findingSummary(audit);
    expect(`${heading} ${rest}`).toBe(expected);
  });

  it.each([
    ['a figure', FAINT, 'Text contrast: 2:1; good is at least 4.5:1'],
    ['points of a scale of ours', { ...FAINT, unit: 'points', display: '30 of 100' }, null],
    ['what was found and is no figure', { ...FAINT, display: 'not found' }, null],
    ['nothing that was measured', { ...FAINT, display: null }, null],
  ] as const)('show the measured value with its target: %s', (_, audit, told) => {
    expect(measuredAndGood(audit)).toBe(told);
  });
});

describe('gains of recommendations', () => {
  const advice = [
    { audit: 'text-contrast', points: 5.6 },
    { audit: 'clutter', points: 2.1 },
  ];
  const whatIf = { fixes: [{ audit: 'text-contrast', gain: 27.4 }] } as WhatIf;

  const both = {
    fixes: [...whatIf.fixes, { audit: 'clutter', gain: 9 }],
    together: { gain: 30 },
  } as WhatIf;

  it.each([
    ['estimates while nothing was made', 60, null, '+7.7'],
    ['the measured gain of a change that was made', 60, whatIf, '+29.5'],
    ['measured gains up to what they gained together', 60, both, '+30'],
    ['gains up to a score of 100', 95.5, null, '+4.5'],
    ['gains without a score to start from', null, null, '+7.7'],
  ])('add up %s', (_, score, made, total) => {
    expect(totalGain(advice, score, made)).toBe(total);
    expect(countAndGain(advice, score, made)).toBe(`2 · ${total}`);
  });

  it('add estimates to what the made changes gained together', () => {
    const more = [...advice, { audit: 'offer-size', points: 1.5 }];
    expect(totalGain(more, 60, both)).toBe('+31.5');
  });
});

it.each([
  ['“Buy now”', { box: { x: 0, y: 0, w: 1, h: 1 } }, '“Buy now” on the creative'],
  ['“Buy now”', { span: { start: 0, end: 7 } }, '“Buy now” in the copy'],
  ['“Get your free copy”', { span: { start: 0, end: 18 } }, '“Get your free copy” in the copy'],
  ['Not in the copy', { span: { start: 0, end: 7 } }, 'Not in the copy'],
  ['Cuts', {}, 'Cuts'],
])('the place of %s at %j reads “%s”', (label, place, said) => {
  expect(describePlace({ label, ...place })).toBe(said);
});
