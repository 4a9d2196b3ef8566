import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { assignRoles } from './roles.ts';

const line = (text: string, y: number, height: number, angle = 0) =>
  textLine({ text, role: 'body', height, angle, box: { x: 0.1, y, w: 0.6, h: height } });

const rolesOf = (...lines: Parameters<typeof line>[]) =>
  assignRoles(lines.map((each) => line(...each))).map(({ role }) => role);

describe('the roles of lines', () => {
  it.each([
    [
      'the largest words are the headline',
      [
        ['Sleep better', 0.1, 0.1],
        ['All night long', 0.4, 0.04],
      ],
      ['headline', 'body'],
    ],
    [
      'two lines of one size are one headline',
      [
        ['Sleep better', 0.1, 0.1],
        ['all night long', 0.22, 0.1],
      ],
      ['headline', 'headline'],
    ],
    [
      'a bare figure is the offer beside a headline',
      [
        ['50% OFF', 0.1, 0.14],
        ['Summer sale of tents', 0.4, 0.1],
      ],
      ['offer', 'headline'],
    ],
    ['a figure alone has to be the headline', [['50% OFF', 0.1, 0.14]], ['headline']],
    [
      'fine print is none of the offer, also where a letter or the spaces of it were not read',
      [
        ['Feel the breeze', 0.1, 0.1],
        ['xcludes gift cards and sale items. One voucher per customer', 0.7, 0.026],
        ['Please drinkresponsiblyNotavailableinallstores', 0.75, 0.026],
      ],
      ['headline', 'legal', 'legal'],
    ],
    [
      'a table of what is in it is no headline, however many lines it has',
      [
        ['Smoked turkey sandwich', 0.1, 0.023],
        ['700 CALORIES', 0.7, 0.025],
        ['8 gTOTAL FAT', 0.73, 0.025],
        ['(4 gSAT)', 0.76, 0.025],
        ['37.5g PROTEIN', 0.79, 0.025],
      ],
      ['headline', 'body', 'body', 'body', 'body'],
    ],
    [
      'one figure of it may be the headline',
      [
        ['20 g protein', 0.1, 0.1],
        ['in every bar', 0.4, 0.04],
      ],
      ['headline', 'body'],
    ],
    [
      'what a thing is free of is no offer',
      [
        ['Calm in one drop', 0.1, 0.1],
        ['Oxygen-free copper cord', 0.4, 0.04],
      ],
      ['headline', 'body'],
    ],
    [
      'a price is an offer',
      [
        ['Rooms by the sea', 0.1, 0.1],
        ['from $89 a night', 0.4, 0.04],
      ],
      ['headline', 'offer'],
    ],
    [
      'small words of law are legal',
      [
        ['Win a kit', 0.1, 0.1],
        ['Void where prohibited', 0.6, 0.015],
      ],
      ['headline', 'legal'],
    ],
    [
      'a small long line at the bottom is legal',
      [
        ['Win a kit', 0.1, 0.1],
        ['Ends on the last day of the month in all places', 0.95, 0.015],
      ],
      ['headline', 'legal'],
    ],
    [
      'an address is no fine print',
      [
        ['Win a kit', 0.1, 0.1],
        ['Write to us at hello@example.com', 0.95, 0.015],
      ],
      ['headline', 'body'],
    ],
    [
      'print on a product leads no message',
      [
        ['MOISTURE', 0.1, 0.09, 25],
        ['Be the picture of health', 0.6, 0.07],
      ],
      ['body', 'headline'],
    ],
  ] as const)('%s', (_, lines, roles) => {
    expect(
      rolesOf(
        ...lines.map(([text, y, height, angle]): Parameters<typeof line> => [text, y, height, angle ?? 0]),
      ),
    ).toEqual(roles);
  });

  it('has nothing to say of no lines', () => expect(assignRoles([])).toEqual([]));
});
