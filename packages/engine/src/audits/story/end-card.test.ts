import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import { fakeVideo } from '../../testing/index.ts';
import audit from './end-card.ts';

const card = (start: number, brand: boolean, callToAction: boolean) =>
  withVideo('scenes', { endCard: { start, end: 12, brand, callToAction } });

const tiny = { ...fakeVideo().scenes.text[3]!, height: 0.012, start: 0, end: 7 };

behavesOverTime(audit, {
  falling: [
    ['with brand and request', card(10, true, true)],
    ['with the brand alone', card(10, true, false)],
    ['for a moment', card(11.2, true, false)],
    ['none', withVideo('scenes', { endCard: null })],
  ],
  notApplicable: [
    ['words too small to be read at the end', withVideo('scenes', { text: [tiny], endCard: null })],
  ],
  observation: /^We could not find a still end card where the video ends \(12 s\)\.$/,
  advice: /Add a still end card of about 2 s/,
  second: 11.5,
});
