import { describe, expect, it } from 'vitest';
import type { Subject } from '../../elements/elements.ts';
import type { Artifacts } from '../../audit.ts';
import { callToActionOf, face, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import faceCover from './face-cover.ts';

const HEAD = { box: { x: 0.4, y: 0.2, w: 0.2, h: 0.2 }, confidence: 0.5 };
const PERSON: Subject = { kind: 'person', box: { x: 0.2, y: 0.1, w: 0.6, h: 0.9 }, p: 0.9 };
const A_PERSON = { label: 'person', box: PERSON.box, confidence: 0.6 };
const across = textLine({ text: 'Save 30%', box: { x: 0.35, y: 0.25, w: 0.3, h: 0.1 } });
const below = textLine({ text: 'Save 30%', box: { x: 0.35, y: 0.6, w: 0.3, h: 0.1 } });

const judged = (given: Partial<Artifacts>) =>
  judge(faceCover, { callToAction: null, text: [across], subject: PERSON, ...given });

describe('face-cover', () => {
  it.each([
    ['a line across a detected face', { faces: [face({ box: HEAD.box, confidence: 1 })] }, 50],
    ['a line across a head found only by posture', { heads: [HEAD] }, 37],
    [
      'a button over such a head',
      { heads: [HEAD], text: [], callToAction: callToActionOf({ box: { x: 0.4, y: 0.2, w: 0.2, h: 0.15 } }) },
      56,
    ],
    [
      'a button right above the visible part of such a head',
      {
        heads: [HEAD],
        text: [],
        callToAction: callToActionOf({ box: { x: 0.35, y: 0.1, w: 0.3, h: 0.09 } }),
      },
      22,
    ],
    [
      'a covered head beside a free one',
      { heads: [{ ...HEAD, box: { x: 0.4, y: 0.7, w: 0.2, h: 0.2 } }, HEAD] },
      37,
    ],
    ['a line below the head', { heads: [HEAD], text: [below] }, 0],
    ['a head with an uncertain posture', { heads: [{ ...HEAD, confidence: 0.4 }] }, 18.5],
  ])('measures the coverage of %s', (_, given, covered) => {
    expect(judged(given)).toMatchObject({ value: expect.closeTo(covered, 0) });
  });

  it('says what to move and how much of a detected face is covered, or that nothing covers it', () => {
    expect(judged({ faces: [face({ box: HEAD.box, confidence: 1 })] })).toMatchObject({
      observation: '“Save 30%” covers part of the face.',
      display: '50%',
      good: 'at most 4%',
      fix: 'Move “Save 30%” off the face, to a calm part of the picture.',
    });
    expect(judged({ heads: [HEAD] })).toMatchObject({
      observation: '“Save 30%” covers a face.',
      fix: 'Move “Save 30%” off the face, to a calm part of the picture.',
    });
    expect(judged({ heads: [HEAD], text: [below] })).toMatchObject({
      observation: 'Nothing is set over the face.',
    });
  });

  it('names the button when it covers the face', () => {
    const button = callToActionOf({ text: 'Shop now', box: { x: 0.4, y: 0.2, w: 0.2, h: 0.15 } });
    expect(judged({ heads: [HEAD], text: [below], callToAction: button })).toMatchObject({
      observation: '“Shop now” covers a face.',
      fix: 'Move “Shop now” off the face, to a calm part of the picture.',
    });
  });

  it('gives no figure when it is unsure of the face', () => {
    expect(judged({ heads: [{ ...HEAD, confidence: 0.4 }] }).observation).toBe(
      '“Save 30%” seems to cover part of a face.',
    );
  });

  it.each([
    ['no person', {}],
    ['a posture that is only a guess', { heads: [{ ...HEAD, confidence: 0.3 }] }],
    ['a posture too uncertain to count', { heads: [{ ...HEAD, confidence: 0.375 }] }],
    ['a posture where no person was recognized', { heads: [HEAD], subject: null }],
    ['a head in a crowd', { heads: [HEAD], things: Array.from({ length: 4 }, () => A_PERSON) }],
  ])('does not apply with %s', (_, given) => {
    expect(judged(given)).toMatchObject({ status: 'notApplicable' });
  });
});
