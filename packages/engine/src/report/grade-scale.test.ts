import { describe, expect, it } from 'vitest';
import { letterOf } from './grade-scale.ts';
import { bandOf } from './score-bands.ts';

describe('grade scale', () => {
  it.each([
    [100, 'A+'],
    [97, 'A+'],
    [96.9, 'A'],
    [93, 'A'],
    [90, 'A-'],
    [87, 'B+'],
    [83, 'B'],
    [80, 'B-'],
    [77, 'C+'],
    [73, 'C'],
    [70, 'C-'],
    [67, 'D+'],
    [65, 'D'],
    [64.9, 'F'],
    [0, 'F'],
  ] as const)('%s is %s', (score, letter) => {
    expect(letterOf(score)).toBe(letter);
  });

  it.each([
    [80, 'high'],
    [79.9, 'medium'],
    [60, 'medium'],
    [59.9, 'low'],
  ] as const)('%s is in the %s band', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});
