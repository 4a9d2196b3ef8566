import { fakeArtifacts } from '../../testing/index.ts';
import { behavesOverTime, lineAt, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './safe-zone-over-time.ts';

const VERTICAL = { ...fakeArtifacts().image, width: 1080, height: 1920 };
const at = (y: number) => ({
  image: VERTICAL,
  ...withVideo('scenes', { text: [lineAt(2, 6, { box: { x: 0.2, y, w: 0.5, h: 0.05 } })], brand: [] }),
});

behavesOverTime(audit, {
  falling: [
    ['in the middle', at(0.4)],
    ['half out', at(0.62)],
    ['under the controls', at(0.9)],
  ],
  notApplicable: [['a video without words', withVideo('scenes', { text: [], brand: [] })]],
  observation: /^“Cold at noon\?” at 2 s lies where platforms put their own buttons/,
  advice: /between 15% and 65% of the height/,
  second: 2,
});
