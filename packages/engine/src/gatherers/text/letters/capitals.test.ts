import { expect, it } from 'vitest';
import { correctCapitals } from './capitals.ts';

it.each([
  ['YOU AT WoRk', 'YOU AT WORK'],
  ['KITChen WOrld', 'KITCHEN WORLD'],
  ['YouTube', 'YouTube'],
  ['Try LinkedIn today', 'Try LinkedIn today'],
  ['55 kW, PhD', '55 kW, PhD'],
  ['SALE on Sofas', 'SALE on Sofas'],
  ['Save WITH US', 'Save WITH US'],
  ['Book NoW', 'Book Now'],
  ['SAVE ON ShoeS', 'SAVE ON SHOES'],
  ['Set in LaTeX on macOS', 'Set in LaTeX on macOS'],
  ['Ask VoX', 'Ask VoX'],
  ['SaaS for small teams', 'SaaS for small teams'],
])('corrects capitals in %j to %j', (read, meant) => {
  expect(correctCapitals(read)).toBe(meant);
});
