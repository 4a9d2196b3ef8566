import type { Analysis, AuditResult, Recommendation } from '../report.ts';
import { excerpt } from '../computed/copy/quotes.ts';
import { headlineOf } from '../computed/text/headline.ts';
import { promiseLines } from '../computed/video/message.ts';
import { isLegible } from '../computed/text/line-name.ts';
import { placeName } from '../computed/layout/place-name.ts';
import { wordsOf } from '../computed/match/finding.ts';
import { quote } from '../computed/text/quote.ts';
import { sampleSize } from '../computed/sample-size.ts';
import type { Material } from './advice-details.ts';
import { type Facts, clause, found, ofVideo, pointsText } from './facts.ts';

const MOST = 4;

/** What comes of other changes and is none itself, or is put right without asking: others are tested first. */
const PREDICTED: ReadonlySet<string> = new Set([
  'message-attention',
  'focal-strength',
  'competing-centres',
  'design-liking',
  'placement-reach',
  // Nobody clicks for a bitrate: these are put right, and not tested.
  'colour-encoding',
  'compression-blocks',
  'file-weight',
  'frame-rate',
  'resolution',
  'video-bitrate',
  'video-codec',
  'video-resolution',
]);

/** A click rate that display and feed ads are often near. */
const USUAL_RATE = 0.01;

/** The smallest relative change that most advertisers would act on. Judgment; the reader is told to put in their own. */
const WORTH_FINDING = 0.2;

/** Tests worth running: the priciest recommendations, one an audit, each with the sample it would need. */
export function testIdeas(
  recommendations: readonly Recommendation[],
  facts: Facts,
  material: Material,
): Analysis['abTestingIdeas'] {
  const { audits, overall } = facts.total;
  const ad = adName(facts);
  const drawn = recommendations.toSorted((a, b) => +PREDICTED.has(a.audit) - +PREDICTED.has(b.audit));
  const size = sampleSize({ baseRate: USUAL_RATE, relativeChange: WORTH_FINDING });
  return drawn.slice(0, MOST).flatMap((recommendation) => {
    const audit = audits.find(({ id }) => id === recommendation.audit);
    if (!audit) return [];
    return [
      {
        testName: recommendation.title,
        variant: `Only one thing differs in ${ad}: ${variantOf(audit, ad, material, facts)}`,
        expectedOutcome:
          `${scores(ad, overall, recommendation.points)}; to find a change of ${WORTH_FINDING * 100} % from a click rate of ` +
          `${USUAL_RATE * 100} % (use your own rate and smallest useful change), show each to ` +
          `${size.toLocaleString('en-US')} people (80 % power, 5 % level).`,
        sampleSizePerVariant: size,
      },
    ];
  });
}

/** The ad in a sentence: by its headline, else by its opening, else by its file. */
const adName = (facts: Facts): string => {
  const promise = ofVideo(facts) ? promiseLines(found(facts, 'scenes')?.text ?? [])[0] : undefined;
  if (promise && isLegible(promise)) return quote(promise.text);
  const headline = headlineOf(found(facts, 'text') ?? []);
  if (headline?.lines.some(isLegible)) return headline.name;
  const copy = found(facts, 'copy');
  return copy ? excerpt(copy.opening.text, 40) : `“${facts.creative.fileName}”`;
};

/** A quotation that points at something: little words are found everywhere. */
const TELLING = /“[^”]{5,}”/;

type Difference = (evidence: AuditResult['evidence'], facts: Facts) => string | null;

const labelled = (evidence: AuditResult['evidence']): string | null =>
  evidence.map(({ label }) => /“[^”]+”/.exec(label)?.[0]).find((words) => words !== undefined) ?? null;

const withoutIt: Difference = (evidence) => {
  const words = labelled(evidence);
  return words === null ? null : `A says ${words}, as now; B says the same without it.`;
};

/** Words of an opening that is read before it is cut; judgement. */
const SHORT_OPENING = 15;

/** Of checks whose figure tells nobody what to draw or to write. */
const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'face-direction': () =>
    'in A the face turns from the words, as now; in B it is mirrored and turns to them.',
  'first-look': ([first]) =>
    first?.label.includes('too faint')
      ? `in A the first look lands on ${labelled([first]) ?? 'words'} too faint to be taken in, as now; in B they are dark or light enough.`
      : first?.box
        ? `in A the spot ${placeName(first.box)} draws the first look and says nothing, as now; in B the message stands there.`
        : null,
  'human-presence': () => 'A shows no face that is met, as now; B shows one person with the thing.',
  'copy-pull': (_, facts) => {
    const copy = found(facts, 'copy');
    const second = copy?.sentences[1];
    if (!copy) return null;
    return second && second.words > 3
      ? `A opens with ${opened(copy.opening.text)}, as now; B opens with ${opened(second.text)}.`
      : `A opens with ${opened(copy.opening.text)}, as now; B says it ${copy.opening.text.split(/\s+/).length > SHORT_OPENING ? `in ${SHORT_OPENING} words` : 'with what happened first'}.`;
  },
  'copy-opening-hook': (_, facts) => {
    const copy = found(facts, 'copy');
    if (!copy) return null;
    return `A opens with ${opened(copy.opening.text)}, as now; B opens with the reader’s gain.`;
  },
  'copy-benefits': (_, facts) => {
    const copy = found(facts, 'copy');
    if (!copy) return null;
    return `A promises ${copy.benefits.length === 0 ? 'no gain' : labelledHit(copy.benefits[0])}, as now; B adds what the reader gets by it.`;
  },
  'copy-call-to-action': (_, facts) => {
    const last = found(facts, 'copy')?.sentences.at(-1);
    return last ? `A ends with ${opened(last.text)}, as now; B adds one request.` : null;
  },
  'promise-shown': (evidence) => {
    const words = labelled(evidence);
    return words === null
      ? null
      : `in A ${words} stands in the copy alone, as now; in B the picture says it, too.`;
  },
  'match-product': (_, facts) => differing(facts, 'product', 'takes up'),
  'match-offer': (_, facts) => differing(facts, 'offer', 'names'),
  'match-action': (_, facts) => differing(facts, 'action', 'asks for'),
  'policy-personal-attributes': withoutIt,
  'policy-superlatives': withoutIt,
  'policy-click-here': withoutIt,
  'policy-capitals': withoutIt,
  'policy-punctuation': withoutIt,
  'policy-claims': withoutIt,
  'policy-before-after': withoutIt,
  'policy-false-urgency': withoutIt,
};

/** The point on which copy and picture part, told from the copy's side. */
function differing(facts: Facts, kind: 'product' | 'offer' | 'action', verb: string): string | null {
  const point = found(facts, 'messageMatch')?.points.find((each) => each.kind === kind && !each.agrees);
  if (!point) return null;
  const { copy, creative } = point;
  if (copy === null)
    return `${quote(creative ?? '')} stands in the picture alone in A, as now; in B the copy ${verb} it, too.`;
  if (creative === null)
    return `${quote(copy)} stands in the copy alone in A, as now; in B the picture ${verb} it, too.`;
  return `in A the copy says ${wordsOf(kind, copy)} and the picture ${wordsOf(kind, creative)}, as now; in B the copy ${verb} what the picture says.`;
}

/** A sentence as it is quoted within another. */
const opened = (text: string): string => excerpt(text.replace(/[.]$/, ''), 40);

const labelledHit = (hit: { readonly text: string } | undefined): string =>
  hit ? `“${hit.text}”` : 'a gain';

/** What differs, by its figure: how to get there is told once, with the recommendation. */
function variantOf(
  { id, name, display, good, evidence, value }: AuditResult,
  ad: string,
  { request }: Material,
  facts: Facts,
): string {
  const [first] = evidence;
  const place = first?.box ? placeName(first.box) : 'in a corner';
  // Their figure is how sure the finding is, which tells a designer nothing.
  if (id === 'call-to-action-presence')
    return value === 0
      ? `A asks for nothing, as now; B has a button ${place}${request === null ? '' : ` that says ${quote(request)}`}.`
      : 'A has its request as a line, as now; B has the same words on a filled button.';
  if (id === 'brand-presence')
    return first?.label.includes('“')
      ? `A has the name as it is; B has it alone, beside the message or in a corner.`
      : `A names nobody in letters, as now; B has the brand’s name ${place}.`;
  const own = DIFFERENCES[id]?.(evidence, facts);
  if (own) return own;
  const quoted = TELLING.exec(first?.label ?? '')?.[0];
  const which = quoted === undefined || quoted === ad ? '' : ` (${quoted} before all)`;
  return `${clause(name)}${which}, ${display ?? 'as it is'} in A, ${good} in B.`;
}

const scores = (ad: string, overall: number | null, points: number): string =>
  overall === null
    ? `B should score higher here than ${ad} as it is`
    : `${ad} scores ${pointsText(overall)} as it is (A); B should score about ${pointsText(overall + points)}`;
