import { expect, it } from 'vitest';
import { correctAccents } from './accents.ts';

it.each([
  [['Terms ánd condítions apply'], ['Terms and conditions apply']],
  [['Café at the corner'], ['Café at the corner']],
  [
    ['LÄNCOME', 'PARIS'],
    ['LANCOME', 'PARIS'],
  ],
  [['GUCÇI'], ['GUCCI']],
  [['Red ßull'], ['Red Bull']],
  [
    ['ßreathe', 'eßay'],
    ['Breathe', 'eBay'],
  ],
  [
    ['Genuss für jeden Tag', 'Große ßären'],
    ['Genuss für jeden Tag', 'Große Bären'],
  ],
  [['Genuss für jeden Tag'], ['Genuss für jeden Tag']],
  [['Promoção de verão'], ['Promoção de verão']],
  [['Rebajas de otoño en lã tienda'], ['Rebajas de otoño en la tienda']],
  [
    ['New Ärrivals', 'Überall zuhause'],
    ['New Arrivals', 'Überall zuhause'],
  ],
])('corrects accents in %j to %j', (read, meant) => {
  expect(correctAccents(read)).toEqual(meant);
});
