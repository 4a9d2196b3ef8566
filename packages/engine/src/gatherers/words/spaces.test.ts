import { expect, it } from 'vitest';
import { putSpacesBack } from './spaces.ts';

it.each([
  ['SHOPNOW', 1, 'SHOP NOW'],
  ['SHOPNOWANDSAVE', null, 'SHOP NOW AND SAVE'],
  ['Upto 50%offeverything', 3, 'Up to 50% off everything'],
  ['Samsung', 0, 'Samsung'],
  ['Samsung', null, 'Samsung'],
  ['CL IN I QUE', 0, 'CLINIQUE'],
  ['Order before 6pm,same day', null, 'Order before 6pm, same day'],
  ['1,000.50', null, '1,000.50'],
  ['TARNWELL', null, 'TARNWELL'],
  ['Not available in allstores', 3, 'Not available in all stores'],
  ['halfcrown', 0, 'halfcrown'],
  ['wherever you get your podcasts', 5, 'wherever you get your podcasts'],
  ["kids' beachwear", 2, "kids' beachwear"],
  ['Void whereprohibited', 1, 'Void where prohibited'],
  ['brightfern.com and allstores.com', 2, 'brightfern.com and allstores.com'],
  ['Trusted by 12, 000 people', 4, 'Trusted by 12,000 people'],
  ['On 5, 6 and 7 May', 5, 'On 5, 6 and 7 May'],
  ['- 30%', 1, '-30%'],
  ['Now.£15.50', 1, 'Now £15.50'],
  ['www. pellador.com', 1, 'www.pellador.com'],
  ['CORVELON', 1, 'CORVELON'],
  ["HUNTIN'HAS ITS DAY", 3, "HUNTIN' HAS ITS DAY"],
  ['ATION', null, 'ATION'],
  ['ISTRY', null, 'ISTRY'],
  ['YOUR BEERIS', null, 'YOUR BEER IS'],
  ['TimHoiton', null, 'TimHoiton'],
  ['NOARTFICALCOLOURS', null, 'NOARTFICALCOLOURS'],
  ['Incandessence Flame', 2, 'Incandessence Flame'],
  ['Quel prix pour ces diamants', 5, 'Quel prix pour ces diamants'],
  ["You'llthen need it", 4, "You'll then need it"],
  ['NEWLASHBLASTVOLUMEMASCARA', 3, 'NEW LASH BLAST VOLUME MASCARA'],
])('%s with %s gaps seen reads %s', (line, gaps, text) => {
  expect(putSpacesBack(line, gaps)).toBe(text);
});
