import type { PlacementFit } from '../artifacts.ts';
import type { Analysis } from '../report.ts';

const FINE = 80;

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');

/** What one placement needs, in order of what is lost most. */
function changes(fit: PlacementFit): string[] {
  const cropped = fit.covered.filter((item) => item.why === 'crop').map((item) => item.text);
  const hidden = fit.covered.filter((item) => item.why === 'safe-zone').map((item) => item.text);
  return [
    cropped.length > 0 && `The crop cuts ${quoted(cropped)}: make a version in ${ratioName(fit.ratio)}.`,
    hidden.length > 0 && `The platform's own controls cover ${quoted(hidden)}: move it towards the middle.`,
    fit.smallestTextPx !== null &&
      fit.smallestTextPx < 9 &&
      `The smallest line that matters is ${fit.smallestTextPx.toFixed(1)} px high there: enlarge it or leave it out.`,
    !fit.enoughPixels &&
      `It is shown larger than its pixels: export at least ${fit.displayWidth * 2} px wide.`,
    fit.withinWeight === false && 'The file is over the weight allowed: compress it or export it smaller.',
    fit.kept < 0.75 &&
      cropped.length === 0 &&
      `Only ${Math.round(fit.kept * 100)} % of the picture is shown: check that the crop is the part you want.`,
  ].filter((change) => change !== false);
}

const NAMED_RATIOS: readonly (readonly [number, string])[] = [
  [1, '1:1'],
  [0.8, '4:5'],
  [9 / 16, '9:16'],
  [16 / 9, '16:9'],
  [1.91, '1.91:1'],
];

const ratioName = (ratio: number): string =>
  NAMED_RATIOS.find(([value]) => Math.abs(value - ratio) < 0.01)?.[1] ?? `${ratio.toFixed(2)}:1`;

export function platformAdvice(placements: readonly PlacementFit[]): Analysis['platformRecommendations'] {
  return [...Map.groupBy(placements, (fit) => fit.platform)].map(([platform, fits]) => ({
    platform,
    recommendations: fits.flatMap((fit) => {
      const needed = changes(fit);
      if (needed.length > 0) return needed.map((change) => `${fit.name}: ${change}`);
      return [`${fit.name}: ${fit.score >= FINE ? 'runs as it is.' : 'fits with small losses.'}`];
    }),
  }));
}

/** The one change a platform needs most; platforms that need none are left out. */
export function platformAdaptations(
  placements: readonly PlacementFit[],
): Analysis['optimizationRecommendations']['platformAdaptations'] {
  return [...Map.groupBy(placements, (fit) => fit.platform)].flatMap(([platform, fits]) => {
    const best = fits.toSorted((a, b) => b.score - a.score)[0];
    const change = best && changes(best)[0];
    return change ? [{ platform, change: `${best.name}: ${change}` }] : [];
  });
}
