import { describe, expect, it } from 'vitest';
import { displaySize } from '../computed/layout/display-size.ts';
import type { Artifacts } from '../audit.ts';
import { type Box, overlap } from '../geometry.ts';
import { analysisOf } from '../testing/analysis-of.ts';
import {
  brandMark,
  callToActionOf,
  copyOf,
  face,
  fakeArtifacts,
  placementFit,
  textLine,
} from '../testing/index.ts';
import type { Fix, Letters, PictureFix } from './fix.ts';
import { planFixes } from './plan.ts';

const weak = { contrast: 1.6, worst: { box: { x: 0.07, y: 0.08, w: 0.1, h: 0.09 }, contrast: 1.3 } };
const plan = (
  overrides: Partial<Artifacts>,
  calm = true,
  clear: (letters: Letters) => boolean = () => true,
): Fix[] =>
  planFixes({
    analysis: analysisOf(overrides),
    artifacts: fakeArtifacts(overrides),
    calm: () => calm,
    clear,
    isGround: () => calm,
    ground: () => '#f3e3cf',
  });
const idsOf = (fixes: readonly Fix[]): string[] => fixes.map(({ id }) => id);
const only = (fixes: readonly Fix[], id: string): PictureFix => {
  const fix = fixes.find((each) => each.id === id);
  if (fix?.kind !== 'picture') throw new Error(`${id} is not planned.`);
  return fix;
};

/** As `understand` gives them: a protected place is an element and an object. */
const protecting = (box: Box): Partial<Artifacts> => ({
  elements: { ...fakeArtifacts().elements, protect: [box] },
  objects: [box],
});

describe('planned fixes', () => {
  it('are empty for a good banner', () => {
    const { file } = fakeArtifacts();
    expect(idsOf(plan({ file })).filter((id) => !id.startsWith('copy-edit'))).toEqual([]);
  });

  it.each<[string, string, Partial<Artifacts>]>([
    ['weak letters on a plain background', 'stronger-letters', { text: [textLine(weak)] }],
    [
      'weak letters on a busy background',
      'panel-behind-text',
      { text: [textLine({ ...weak, groundTexture: 0.2 })] },
    ],
    [
      'a button that blends into its surroundings',
      'stronger-button',
      {
        text: [
          textLine(),
          textLine({ text: 'Shop bottles', role: 'callToAction', box: callToActionOf().box }),
        ],
        callToAction: callToActionOf({ contrastWithSurround: 1.2, fill: '#f0dfc8', textContrast: 2 }),
      },
    ],
    [
      'a request in plain text',
      'button-around-action',
      {
        text: [
          textLine(),
          textLine({
            ...weak,
            text: 'Shop now',
            role: 'callToAction',
            box: { x: 0.1, y: 0.8, w: 0.2, h: 0.03 },
            height: 0.03,
          }),
        ],
        callToAction: callToActionOf({
          kind: 'text',
          box: { x: 0.1, y: 0.8, w: 0.2, h: 0.03 },
          textContrast: 1.6,
        }),
      },
    ],
    [
      'a tiny button',
      'larger-button',
      { callToAction: callToActionOf({ box: { x: 0.4, y: 0.8, w: 0.14, h: 0.03 }, share: 0.004 }) },
    ],
    [
      'tiny text',
      'larger-words',
      { text: [textLine({ role: 'body', box: { x: 0.1, y: 0.5, w: 0.3, h: 0.018 } })] },
    ],
    ['a dark image', 'exposure', { quality: { ...fakeArtifacts().quality, meanLightness: 0.2 } }],
  ])('fix %s: %s', (_, id, overrides) => {
    expect(idsOf(plan(overrides))).toContain(id);
  });

  it('name the text and its contrast values', () => {
    const fix = only(plan({ text: [textLine(weak)] }), 'stronger-letters');
    expect(fix.description).toContain(
      'Recolored “Hot until the summit” to reach a contrast of 4.5:1 (was 1.6:1 at the weakest).',
    );
    expect(fix.audit).toBe('text-contrast');
  });

  it('recolor lines of the same style together, and flip a color only if no other text uses it', () => {
    const lines = [
      textLine(weak),
      textLine({ text: 'and beyond', box: { x: 0.07, y: 0.2, w: 0.4, h: 0.09 }, contrast: 4.8 }),
    ];
    const [operation] = only(plan({ text: lines }), 'stronger-letters').operations;
    expect(operation).toMatchObject({ kind: 'ink', mayTurn: true });
    expect(operation?.kind === 'ink' && operation.letters).toHaveLength(2);
    const mark = textLine({ text: 'legal', role: 'legal', box: { x: 0.1, y: 0.9, w: 0.3, h: 0.02 } });
    const kept = only(plan({ text: [...lines, mark] }), 'stronger-letters');
    expect(kept.operations[0]).toMatchObject({ mayTurn: false });
    // An ink that must stay on its side may not reach the ratio.
    expect(kept.description).toMatch(/to raise the contrast \(was 1\.6:1 at the weakest\)\.$/);
  });

  it.each<[string, Partial<Artifacts>]>([
    ['a line that was read with low confidence', { text: [textLine({ ...weak, confidence: 0.7 })] }],
    ['a slanted line', { text: [textLine({ ...weak, angle: 20 })] }],
    ['the brand’s own logo', { text: [textLine(weak)], brand: [brandMark({ box: textLine().box })] }],
    [
      'a face',
      {
        text: [textLine({ ...weak, groundTexture: 0.2 })],
        faces: [face({ box: { x: 0.2, y: 0.08, w: 0.15, h: 0.15 } })],
      },
    ],
  ])('leave out %s', (_, overrides) => {
    const ids = idsOf(plan(overrides));
    expect(ids).not.toContain('stronger-letters');
    expect(ids).not.toContain('panel-behind-text');
  });

  const { attention } = fakeArtifacts();
  const looked = Buffer.alloc(256, 64).fill(4, 160).toString('base64');
  const silent: Partial<Artifacts> = {
    callToAction: null,
    brand: [brandMark()],
    copy: copyOf({ callsToAction: [] }),
    attention: { ...attention, values: looked },
  };

  it('add a button with the ad’s own request if the image has none', () => {
    const [operation] = only(plan(silent), 'request-button').operations;
    expect(operation).toMatchObject({ kind: 'request', text: expect.stringMatching(/30%|Tarnwell|bottle/) });
    const { text } = fakeArtifacts();
    if (operation?.kind !== 'request') throw new Error('no request');
    expect(text.filter((line) => overlap(line.box, operation.box) > 0)).toEqual([]);
  });

  it.each<[string, Partial<Artifacts>]>([
    [
      'when the ad offers nothing to request and is not in English',
      {
        ...silent,
        brand: [],
        copy: copyOf({ callsToAction: [] }),
        text: [textLine({ text: 'Chaussures légères' })],
      },
    ],
    ['over a face', { ...silent, faces: [face({ box: { x: 0, y: 0.3, w: 1, h: 0.7 } })] }],
    ['when there already is one', { callToAction: callToActionOf() }],
    ['where people look', { ...silent, attention }],
  ])('add no button %s', (_, overrides) => {
    expect(idsOf(plan(overrides))).not.toContain('request-button');
  });

  it('add a “Learn more” placeholder when the ad offers nothing to request', () => {
    const fix = only(plan({ ...silent, brand: [], text: [textLine({ text: 'Run' })] }), 'request-button');
    expect(fix.operations[0]).toMatchObject({ kind: 'request', text: 'Learn more' });
    expect(fix.description).toContain('replace the words with your own');
  });

  it('add a smaller button when there is no room for a large one', () => {
    const shown = displaySize(fakeArtifacts().image).height;
    const heights = Array.from({ length: 48 }, (_, i) => 0.05 + i / 80).flatMap((h) =>
      plan({ ...silent, faces: [face({ box: { x: 0, y: 0.3, w: 1, h } })] }).flatMap((fix) =>
        fix.id === 'request-button' && fix.kind === 'picture' && fix.box
          ? [Math.round(fix.box.h * shown)]
          : [],
      ),
    );
    expect(new Set(heights)).toEqual(new Set([40, 34]));
  });

  it.each([
    ['a person', { x: 0.02, y: 0.3, w: 0.96, h: 0.69 }],
    ['an object along the bottom', { x: 0, y: 0.3, w: 1, h: 0.7 }],
  ])('add no button over %s on plain ground', (_, object) => {
    const asksNothing = {
      text: [textLine({ box: { x: 0.07, y: 0.05, w: 0.6, h: 0.1 } })],
      callToAction: null,
      attention: { ...fakeArtifacts().attention, values: btoa('\u0001') },
    };
    expect(idsOf(plan(asksNothing))).toContain('request-button');
    expect(idsOf(plan({ ...asksNothing, objects: [object] }))).not.toContain('request-button');
  });

  it('add no panel that hides more of the product than the text does', () => {
    const text = [textLine({ ...weak, groundTexture: 0.2, box: { x: 0.3, y: 0.4, w: 0.4, h: 0.08 } })];
    const around = (w: number, h: number) => ({
      subject: { kind: 'product' as const, box: { x: 0.5 - w / 2, y: 0.44 - h / 2, w, h }, p: 0.9 },
    });
    expect(idsOf(plan({ text, ...around(0.9, 0.8) }))).toContain('panel-behind-text');
    expect(idsOf(plan({ text, ...around(0.42, 0.14) }))).not.toContain('panel-behind-text');
  });

  it('add no button on a busy area', () => {
    expect(idsOf(plan(silent, false))).not.toContain('request-button');
  });

  it('strengthen only lines that can be told from their background', () => {
    const lines = [
      textLine(weak),
      textLine({ ...weak, text: 'and beyond', ink: '#ff0000', box: { x: 0.07, y: 0.4, w: 0.4, h: 0.09 } }),
    ];
    const fix = only(
      plan({ text: lines }, true, ({ ink }) => ink !== '#ff0000'),
      'stronger-letters',
    );
    expect(fix.description).toContain('“Hot until the summit”');
    expect(fix.description).not.toContain('and beyond');
  });

  it('enlarge a button over no protected place, even if it touches it', () => {
    const touching = { x: 0.38, y: 0.76, w: 0.3, h: 0.045 };
    const button = {
      callToAction: callToActionOf({ box: { x: 0.4, y: 0.8, w: 0.14, h: 0.03 }, share: 0.004 }),
    };
    expect(idsOf(plan({ ...button, objects: [touching] }))).toContain('larger-button');
    expect(idsOf(plan({ ...button, ...protecting(touching) }))).not.toContain('larger-button');
  });

  it('do not enlarge text over a busy area', () => {
    const tiny = {
      text: [textLine({ role: 'body', box: { x: 0.1, y: 0.5, w: 0.3, h: 0.018 } })],
    };
    expect(idsOf(plan(tiny, false))).not.toContain('larger-words');
  });

  describe('crops to a placement', () => {
    const crop = { x: 0.1, y: 0, w: 0.8, h: 1 };
    const text = [textLine({ box: { x: 0.3, y: 0.1, w: 0.4, h: 0.09 } })];
    const wide = {
      text,
      callToAction: null,
      image: { ...fakeArtifacts().image, width: 1350 },
      placements: [placementFit({ id: 'meta-feed-square', crop, kept: 0.8, score: 70, covered: [] })],
    };
    it('use the best crop that cuts nothing off', () => {
      expect(only(plan({ ...wide, faces: [] }), 'crop-meta-feed-square').operations).toEqual([
        { kind: 'crop', box: crop },
      ]);
    });
    it.each<[string, Partial<Artifacts>, boolean]>([
      ['text', { text: [textLine({ box: { x: 0.02, y: 0.1, w: 0.4, h: 0.09 } })], faces: [] }, true],
      [
        'text that would touch the new edge',
        { text: [textLine({ box: { x: 0.11, y: 0.1, w: 0.4, h: 0.09 } })], faces: [] },
        true,
      ],
      ['a face', { faces: [face({ box: { x: 0, y: 0.3, w: 0.2, h: 0.2 } })] }, true],
      ['objects at the edge', { faces: [] }, false],
      ['a protected place', { faces: [], ...protecting({ x: 0, y: 0.8, w: 0.15, h: 0.1 }) }, true],
    ])('never cut off %s', (_, overrides, calm) => {
      expect(idsOf(plan({ ...wide, ...overrides }, calm))).not.toContain('crop-meta-feed-square');
    });
  });

  it('leave an animation unchanged', () => {
    const file = { ...fakeArtifacts().file, frames: 12 };
    expect(plan({ text: [textLine(weak)], file }).filter(({ kind }) => kind === 'picture')).toEqual([]);
  });
});
