import { describe, expect, it } from 'vitest';
import { brandMark, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './text-contrast.ts';

const faint = textLine({
  text: 'Save 30% until Sunday',
  role: 'offer',
  contrast: 2.1,
  ink: '#c96a3a',
  ground: '#eda57c',
  height: 0.04,
});

describe('text-contrast advice', () => {
  it('does not suggest a color that is faint on the same background', () => {
    const donor = (contrast: number) => ({
      contrast,
      ink: '#5b2c0c',
      ground: faint.ground,
      role: 'body' as const,
      text: 'Steel',
    });
    const fixWith = (contrast: number) =>
      judge(audit, { text: [textLine({ contrast: 9, ink: '#ffffff' }), textLine(donor(contrast)), faint] })
        .fix;
    expect(fixWith(6)).toContain('in the color of “Steel”');
    expect(fixWith(2)).not.toContain('the color of “Steel”');
  });

  it.each([
    [
      'the color of the headline, where that reads',
      { role: 'headline', ink: '#7a1020' },
      0,
      'Set “Save 30% until Sunday” in the color of the headline.',
    ],
    [
      'the color of another line, by its words',
      { role: 'body', text: 'Made of steel', ink: '#7a1020' },
      0,
      'Set “Save 30% until Sunday” in the color of “Made of steel”.',
    ],
    [
      'a darker one, where its other letters are gray',
      { role: 'headline', ink: '#404040' },
      0,
      'Set “Save 30% until Sunday” in a darker color.',
    ],
    [
      'no color of other letters that would not read either',
      { role: 'headline', ink: '#c96a3a' },
      0,
      'Set “Save 30% until Sunday” in a darker color.',
    ],
    [
      'no color that other letters have on another background',
      { role: 'headline', ink: '#7a1020', ground: '#ffffff' },
      0,
      'Set “Save 30% until Sunday” in a darker color.',
    ],
    [
      'no other color on a picture',
      { role: 'headline', ink: '#7a1020' },
      0.1,
      'Put a solid panel behind “Save 30% until Sunday”, clear of faces and products.',
    ],
  ] as const)('suggests %s', (_, other, groundTexture, advice) => {
    const text = [textLine({ contrast: 9, ground: faint.ground, ...other }), { ...faint, groundTexture }];
    expect(judge(audit, { text }).fix).toBe(advice);
  });

  it('does not point from one line to another by the same name', () => {
    const unread = { role: 'body' as const, readRightly: 0.1, ground: faint.ground };
    const at = (y: number) => ({ x: 0.1, y, w: 0.8, h: 0.04 });
    const text = [
      textLine({ ...faint, ...unread, text: 'Sve 3O', box: at(0.94) }),
      textLine({ ...unread, text: 'tems apply', contrast: 9, ink: '#3a1505', box: at(0.9) }),
    ];
    expect(judge(audit, { text }).fix).toBe('Set the line at the bottom in a darker color.');
  });

  it.each([
    ['white letters on a light background', '#ffffff', '#7fb4dd', 'Darken the background behind “Call now”.'],
    ['light letters on a dark background', '#5a6b78', '#14304a', 'Set “Call now” in a lighter color.'],
    ['dark letters on a dark background', '#101820', '#4a3a2c', 'Lighten the background behind “Call now”.'],
  ])('keeps light letters light and dark letters dark: %s', (_, ink, ground, advice) => {
    const line = textLine({ text: 'Call now', role: 'body', contrast: 2, ink, ground });
    expect(judge(audit, { text: [line] }).fix).toBe(advice);
  });

  it('extends the advice to other lines only when it works for them', () => {
    const dark = textLine({ text: 'Call now', role: 'body', contrast: 2, ink: '#c96a3a', ground: '#eda57c' });
    const other = (ink: string) => ({ ...dark, text: 'Open on Sundays', ink, contrast: 2.4 });
    const fixOf = (ink: string) => judge(audit, { text: [dark, other(ink)] }).fix;
    expect(fixOf('#c97a4a')).toBe('Set “Call now” in a darker color. Do the same for “Open on Sundays”.');
    expect(fixOf('#ffffff')).toBe('Set “Call now” in a darker color.');
  });

  it('suggests moving a headline off the picture instead of a panel behind it', () => {
    const red = { ink: '#b01e1e', ground: '#3a2418', contrast: 2, groundTexture: 0.08 };
    const line = textLine({ ...red, text: 'Made for rain', role: 'headline' });
    expect(judge(audit, { text: [line] }).fix).toBe(
      'Move the headline “Made for rain” to a plain part of the picture.',
    );
  });

  it('leaves a faint brand name to its own audit', () => {
    const name = textLine({ ...faint, text: 'TARNWELL', role: 'headline', box: brandMark().box });
    const line = textLine({ ...faint, text: 'Steel, inside and out', role: 'body' });
    const brand = { text: 'TARNWELL', p: 0.9, box: name.box, lines: [0] };
    const elements = { ...fakeArtifacts().elements, brand };
    expect(judge(audit, { text: [name, line], elements }).observation).toBe(
      '“Steel, inside and out” is hard to read on its background.',
    );
    const alone = judge(audit, {
      text: [name, { ...line, contrast: 12, worst: { ...line.worst, contrast: 12 } }],
      elements,
    });
    expect(alone).toMatchObject({
      title: 'Text contrast',
      observation: '“TARNWELL” has the least contrast of what we measured.',
      display: '2.1:1',
      fix: '',
    });
    expect(alone.score).toBeLessThan(60);
    const readable = { ...name, contrast: 12, worst: { ...name.worst, contrast: 12 } };
    expect(judge(audit, { text: [readable], elements }).title).toBe('Text stands out from its background');
  });

  it('stays neutral about a partly faint line when the brand name causes the low score', () => {
    const name = textLine({
      ...faint,
      text: 'TARNWELL',
      role: 'headline',
      contrast: 1.1,
      box: brandMark().box,
    });
    const brand = { text: 'TARNWELL', p: 0.9, box: name.box, lines: [0] };
    const line = textLine({ text: 'Steel, inside and out', role: 'body', contrast: 12 });
    const uneven = { ...line, worst: { ...line.worst, contrast: 2 } };
    const elements = { ...fakeArtifacts().elements, brand };
    expect(judge(audit, { text: [name, uneven], elements }).title).toBe('Text contrast');
  });

  it('does not name two lines by the same place', () => {
    const unread = ['Stay', 'Rest'].map((text, at) =>
      textLine({
        ...faint,
        text,
        role: 'body',
        readRightly: 0.2,
        box: { x: 0.1, y: 0.06 + at / 20, w: 0.3, h: 0.01 },
      }),
    );
    expect(judge(audit, { text: unread }).observation).toMatch(
      /^The line at the top left is hard to read on its background, and so is other text\.$/,
    );
  });

  it('includes a two-line headline among the text that is hard to read', () => {
    const box = { x: 0.1, y: 0.6, w: 0.3, h: 0.02 };
    const rows = ['Keep it cold', 'all day'].map((text) =>
      textLine({ ...faint, text, role: 'headline', height: 0.06 }),
    );
    const small = textLine({ ...faint, text: 'Thirty days of it', role: 'body', height: 0.02, box });
    expect(judge(audit, { text: [...rows, small] }).observation).toBe(
      '“Thirty days of it” is hard to read on its background, and so is the headline “Keep it cold all day”.',
    );
  });

  it.each([
    [0.01, 'Give the text a color that is clearly lighter or darker than what is behind it.'],
    [0.2, 'Darken or lighten the picture behind it, or set the text on a solid panel.'],
  ])('summarizes when most of the text is faint on a background with texture %f', (groundTexture, fix) => {
    const rows = ['Keep it cold', 'On the way', 'In the car', 'At work'].map((text, at) =>
      textLine({ ...faint, text, role: 'body', groundTexture, box: { x: 0.1, y: at / 5, w: 0.3, h: 0.02 } }),
    );
    const said = 'Much of the text is hard to read on its background.';
    expect(judge(audit, { text: rows })).toMatchObject({ observation: said, fix });
    expect(judge(audit, { text: rows.slice(1) }).observation).not.toBe(said);
  });
});
