import type { TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { isLegible } from '../../computed/placements/placements.ts';
import { AS_IS, READABLE_PX } from '../../report/placement-limits.ts';
import { isQuotable } from '../../computed/text/line-name.ts';
import { quote } from '../../computed/text/quote.ts';
import { PLACEMENTS } from '../../placements/placements.ts';
import { VIDEO_PLACEMENTS } from '../../placements/video-placements.ts';
import { formatValue } from '../../format-value.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { type MessageValues, formatMessage } from '../../messages/format-message.ts';
import type { Analysis } from '../../report.ts';

const MESSAGES = {
  runs: '{names} {placements, plural, one {runs} other {run}} as is.',
  fits: '{names} {placements, plural, one {fits} other {fit}} with small losses.',
  covered:
    '{names}: the platform’s own buttons cover {lost}; move {count, plural, one {it} other {them}} toward the middle.',
  small: '{names}: the smallest text is less than {height} high there; enlarge it where it matters.',
  trimmed: '{names}: {cut} of the picture is cut off at the edges, and no words with it.',
  pixels: '{names}: the file has too few pixels; export it at least {width} wide.',
  heavy: '{names}: the file is over the size limit; compress it or export it smaller.',
  cropped: '{names}: {cut} of the picture is cut off; check that nothing important is lost.',
  versions:
    'Make {placements, plural, one {a version} other {versions}} for {names}: {placements, plural, one {it} other {{nearest}, the closest,}} would show {kept} of the picture.',
  versionsWithout:
    'Make {placements, plural, one {a version} other {versions}} for {names}: {placements, plural, one {it} other {{nearest}, the closest,}} would show {kept} of the picture, without {lost}.',
  lines: '{count, plural, one {one line} other {# lines}}',
  otherLines: '{count, plural, one {one other line} other {# other lines}}',
} as const;

const FINE = 80;

/** If less of the picture is left (0..1), the advice asks to check what is cut off. */
const WHOLE_ENOUGH = 0.75;

/** If less of the picture is left (0..1), or text is cut off, rearranging does not help and the placement needs its own version. */
const LEAST_KEPT = 0.6;

const MOST_QUOTES = 2;

const cropped = (fit: PlacementFit) => fit.covered.filter(({ why }) => why === 'crop');
const hidden = (fit: PlacementFit) => fit.covered.filter(({ why }) => why === 'safe-zone');

const isTrimmed = ({ kept }: PlacementFit): boolean => kept < AS_IS;

const needsVersion = (fit: PlacementFit): boolean => fit.kept < LEAST_KEPT || cropped(fit).length > 0;

/** What to change for a placement that can use this version, worst loss first; empty if the version runs as is. */
function changes(fit: PlacementFit, text: readonly TextLine[]): Change[] {
  const under = hidden(fit);
  const needed: (Change | false)[] = [
    under.length > 0 && {
      message: MESSAGES.covered,
      values: { lost: quoteLost(under, text), count: under.length },
    },
    !isLegible(fit.smallestTextPx) && {
      message: MESSAGES.small,
      values: { height: formatValue(READABLE_PX, 'pixels') },
    },
    !fit.enoughPixels && { message: MESSAGES.pixels, values: { width: `${sharpWidth(fit)} px` } },
    fit.withinWeight === false && { message: MESSAGES.heavy, values: {} },
    fit.kept < WHOLE_ENOUGH && { message: MESSAGES.cropped, values: { cut: percent(1 - fit.kept) } },
  ];
  return needed.filter((change) => change !== false);
}

const LEAST_WIDTHS: ReadonlyMap<string, number> = new Map(
  [...PLACEMENTS, ...VIDEO_PLACEMENTS].map(({ id, minimum }) => [id, minimum.width]),
);

/** Two pixels per CSS pixel, but no less than the platform asks for. */
const sharpWidth = ({ id, displayWidth }: PlacementFit): number =>
  Math.max(displayWidth * 2, LEAST_WIDTHS.get(id) ?? 0);

interface Change {
  readonly message: string;
  readonly values: MessageValues;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Roles of lost lines that are quoted; fine print and labels are only counted. */
const MATTERS: ReadonlySet<TextRole> = new Set(['headline', 'offer', 'callToAction', 'brand']);

/** '“Save 30%”, “Shop now”, and 5 other lines'. A complete list would say less. */
function quoteLost(items: PlacementFit['covered'], text: readonly TextLine[]): string {
  const quotes = items
    .filter((item) => {
      const line = text.find((each) => each.text === item.text);
      return isQuotable(item) && (!line || (isQuotable(line) && MATTERS.has(line.role)));
    })
    .slice(0, MOST_QUOTES)
    .map((item) => quote(item.text));
  const rest = items.length - quotes.length;
  if (rest === 0) return joinedList(quotes);
  const others = formatMessage(quotes.length === 0 ? MESSAGES.lines : MESSAGES.otherLines, { count: rest });
  return joinedList([...quotes, others]);
}

/**
 * Advice for the placements that can run this version. Identical advice for several placements is merged. `platformAdaptations` covers
 * the placements that need their own version.
 */
export function platformAdvice(
  placements: readonly PlacementFit[],
  text: readonly TextLine[],
): Analysis['platformRecommendations'] {
  return [...Map.groupBy(placements, (fit) => fit.platform)].flatMap(([platform, fits]) => {
    const changesByKey = new Map<string, { readonly change: Change; readonly names: string[] }>();
    for (const fit of fits.filter((each) => !needsVersion(each))) {
      const needed = changes(fit, text);
      const plain = isTrimmed(fit)
        ? { message: MESSAGES.trimmed, values: { cut: percent(1 - fit.kept) } }
        : { message: fit.score >= FINE ? MESSAGES.runs : MESSAGES.fits, values: {} };
      for (const change of needed.length > 0 ? needed : [plain]) {
        const key = JSON.stringify(change);
        changesByKey.set(key, { change, names: [...(changesByKey.get(key)?.names ?? []), fit.name] });
      }
    }
    const recommendations = [...changesByKey.values()].map(({ change: { message, values }, names }) =>
      formatMessage(message, { ...values, names: joinedList(names), placements: names.length }),
    );
    return recommendations.length > 0 ? [{ platform, recommendations }] : [];
  });
}

/** The versions that each platform needs, and what is lost without them. Leaves out platforms that need none. */
export function platformAdaptations(
  placements: readonly PlacementFit[],
  text: readonly TextLine[],
): Analysis['optimizationRecommendations']['platformAdaptations'] {
  return [...Map.groupBy(placements.filter(needsVersion), (fit) => fit.platform)].flatMap(
    ([platform, fits]) => {
      const nearest = fits.toSorted((a, b) => b.kept - a.kept)[0];
      if (!nearest) return [];
      const lost = cropped(nearest);
      const values = {
        names: joinedList(fits.map(({ name }) => name)),
        placements: fits.length,
        nearest: nearest.name,
        kept: percent(nearest.kept),
        lost: quoteLost(lost, text),
      };
      return [
        {
          platform,
          change: formatMessage(lost.length > 0 ? MESSAGES.versionsWithout : MESSAGES.versions, values),
        },
      ];
    },
  );
}
