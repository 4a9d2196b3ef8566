import { expect, it } from 'vitest';
import { inputInCrop } from './input-in-crop.ts';

const crop = { x: 0.25, y: 0, w: 0.5, h: 1 };

it('moves the places of corrections into the crop, without those that it cuts off', () => {
  const told = {
    brand: 'Tarnwell',
    corrections: [
      { is: 'notText' as const, box: { x: 0.5, y: 0.2, w: 0.25, h: 0.1 } },
      { is: 'protect' as const, box: { x: 0.15, y: 0.5, w: 0.4, h: 0.1 } },
      { is: 'offer' as const, box: { x: 0, y: 0.5, w: 0.3, h: 0.1 } },
    ],
  };
  const { brand, corrections } = inputInCrop(told, crop);
  expect(brand).toBe('Tarnwell');
  expect(corrections).toEqual([
    { is: 'notText', box: { x: 0.5, y: 0.2, w: 0.5, h: expect.closeTo(0.1) } },
    { is: 'protect', box: { x: 0, y: 0.5, w: expect.closeTo(0.6), h: expect.closeTo(0.1) } },
  ]);
  expect(inputInCrop({ brand }, crop)).toEqual({ brand });
});
