import type { PlacementFit, TextLine } from '../artifacts.ts';
import { isQuotable } from '../computed/text/line-name.ts';
import { quote } from '../computed/text/quote.ts';
import type { Analysis } from '../report.ts';

const FINE = 80;

/** With less of the picture left, or words cut off, moving things about does not help: it takes a version of its own. */
const LEAST_KEPT = 0.6;

/** Words smaller than this are guessed rather than read; CSS pixels. */
const READABLE_PX = 9;

const MOST_QUOTES = 2;

const cropped = (fit: PlacementFit) => fit.covered.filter(({ why }) => why === 'crop');
const hidden = (fit: PlacementFit) => fit.covered.filter(({ why }) => why === 'safe-zone');

const needsVersion = (fit: PlacementFit): boolean => fit.kept < LEAST_KEPT || cropped(fit).length > 0;

/** What a placement needs that can take this version, in order of what is lost most. */
function changes(fit: PlacementFit, text: readonly TextLine[]): string[] {
  const under = hidden(fit);
  return [
    under.length > 0 &&
      `the platform’s own controls cover ${named(under, text)}; move ${under.length === 1 ? 'it' : 'them'} towards the middle.`,
    fit.smallestTextPx !== null &&
      fit.smallestTextPx < READABLE_PX &&
      `the smallest line that matters is ${fit.smallestTextPx.toFixed(1)} px high there; enlarge it or leave it out.`,
    !fit.enoughPixels && `shown larger than its pixels; export at least ${fit.displayWidth * 2} px wide.`,
    fit.withinWeight === false && 'the file is over the weight allowed; compress it or export it smaller.',
    fit.kept < 0.75 &&
      `crops away ${Math.round((1 - fit.kept) * 100)} % of the picture; check that the rest is the part you want.`,
  ].filter((change) => change !== false);
}

/** “Save 30%”, “Shop now” and 5 other lines: a list of everything says less. */
function named(items: PlacementFit['covered'], text: readonly TextLine[]): string {
  const sure = new Set(text.filter(isQuotable).map((line) => line.text));
  const quotes = items
    .filter(
      (item) => isQuotable(item) && (sure.has(item.text) || !text.some((line) => line.text === item.text)),
    )
    .slice(0, MOST_QUOTES)
    .map((item) => quote(item.text));
  const rest = items.length - quotes.length;
  const others = rest === 1 ? 'one other line' : `${rest} other lines`;
  if (quotes.length === 0) return rest === 1 ? 'one line' : `${rest} lines`;
  return listed(rest === 0 ? quotes : [...quotes, others]);
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Advice for the placements that can run this version; the same advice for several is told once. */
export function platformAdvice(
  placements: readonly PlacementFit[],
  text: readonly TextLine[],
): Analysis['platformRecommendations'] {
  return [...Map.groupBy(placements, (fit) => fit.platform)].map(([platform, fits]) => {
    const told = new Map<string, string[]>();
    for (const fit of fits.filter((each) => !needsVersion(each))) {
      const needed = changes(fit, text);
      const plain = fit.score >= FINE ? 'runs as it is.' : 'fits with small losses.';
      for (const change of needed.length > 0 ? needed : [plain])
        told.set(change, [...(told.get(change) ?? []), fit.name]);
    }
    const recommendations = [...told].map(([change, names]) =>
      /^(?:runs|fits) /.test(change) ? agreeing(names, change) : `${listed(names)}: ${change}`,
    );
    return {
      platform,
      recommendations: recommendations.length > 0 ? recommendations : unfit(fits),
    };
  });
}

/** Of placements none of which can show this version. */
function unfit(fits: readonly PlacementFit[]): string[] {
  const nearest = fits.toSorted((a, b) => b.kept - a.kept)[0];
  if (!nearest) return [];
  const role =
    fits.length === 1 ? 'the only placement here,' : `nearest of the ${fits.length} placements here,`;
  return [
    `${nearest.name}, ${role} would show ${Math.round(nearest.kept * 100)} % of this picture: it takes a version of its own.`,
  ];
}

const agreeing = (names: readonly string[], change: string): string =>
  `${listed(names)} ${names.length === 1 ? change : change.replace('runs as it is', 'run as they are').replace('fits', 'fit')}`;

/** The versions a platform would need, and what is lost without them; platforms that need none are left out. */
export function platformAdaptations(
  placements: readonly PlacementFit[],
  text: readonly TextLine[],
): Analysis['optimizationRecommendations']['platformAdaptations'] {
  return [...Map.groupBy(placements.filter(needsVersion), (fit) => fit.platform)].flatMap(
    ([platform, fits]) => {
      const nearest = fits.toSorted((a, b) => b.kept - a.kept)[0];
      if (!nearest) return [];
      const names = listed(fits.map(({ name }) => name));
      const lost = cropped(nearest);
      const loss = lost.length > 0 ? `, without ${named(lost, text)}` : '';
      const nearestName = fits.length === 1 ? 'it' : `${nearest.name}, the nearest,`;
      return [
        {
          platform,
          change: `Make ${fits.length === 1 ? 'a version' : 'versions'} for ${names}: ${nearestName} would show ${Math.round(nearest.kept * 100)} % of this picture${loss}.`,
        },
      ];
    },
  );
}
