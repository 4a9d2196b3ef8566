import picture from './nook-lamp.webp';
import report from './report.json' with { type: 'json' };

/** A graded ad of our own. `npm run sample` writes the report and the picture. */
export const SAMPLE = { ...report, picture };
export type Finding = (typeof report.findings)[number];
