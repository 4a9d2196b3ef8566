import { excerpt } from '../../computed/copy/quotes.ts';
import { quote } from '../../computed/text/quote.ts';
import { isWords } from '../../computed/text/tellable-headline.ts';
import { sampleSize } from '../../computed/sample-size.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import type { Analysis, Recommendation } from '../../report.ts';
import { PASS_SCORE } from '../../grading/run-audit.ts';
import { type AdFacts, adFacts } from '../ad/ad-facts.ts';
import { aspectOf, partOf } from '../ad/ad-parts.ts';
import { suggestCallsToAction } from '../rewrites/cta-variations.ts';
import { type Facts, found, linesShown, ofVideo, wordsIn } from '../facts.ts';

const MESSAGES = {
  offer: 'Version B leads with the offer, {words}, instead of {title}.',
  benefit: 'Version B leads with the benefit, {words}, instead of {title}.',
  headline: 'Version B uses {words} as its headline instead of {title}.',
  proof: 'Version B puts {words} next to the headline.',
  deadline: 'Version B puts the deadline, {words}, next to the call to action.',
  request: 'Version B’s button says {words} instead of {now}.',
  person: 'Version B shows a person your audience can identify with.',
  video: 'Version B tells the same message as a video of 6 to 15 seconds.',
  animation: 'Version B is animated: first the message, then the call to action.',
  still: 'Version B is a still image: the frame at {second}.',
  presentHeadline: 'the present headline',
  clicks: 'Measure clicks per impression and keep everything else the same.',
  orders: 'Measure clicks and orders per impression and keep everything else the same.',
  watched: 'Measure views past 3 seconds and keep everything else the same.',
  cost: 'Measure the cost per click at the same budget and audience.',
} as const;

/** Hypotheses offered; more are not run. */
const MOST = 4;

/** The sample that the report names, for a click rate that display and feed ads are often near and the least change that most advertisers would act on. Judgment. */
const USUAL = { baseRate: 0.01, relativeChange: 0.2 } as const;

interface Hypothesis {
  readonly name: string;
  /** Part of the ad that it changes: what is advised already is a fix, and no question. */
  readonly part: string;
  readonly variant: string;
  readonly measure: keyof typeof MESSAGES;
}

/** Questions that only a test answers: another angle, offer, proof, person or format; made of the ad's own words. */
export function testIdeas(
  recommendations: readonly Recommendation[],
  facts: Facts,
): Analysis['abTestingIdeas'] {
  const advised = new Set(
    recommendations
      .flatMap(({ audit }) => facts.total.audits.find(({ id }) => id === audit) ?? [])
      .map((audit) => partOf(audit, facts)),
  );
  const sampleSizePerVariant = sampleSize(USUAL);
  return hypotheses(facts)
    .filter(({ part }) => !advised.has(part))
    .slice(0, MOST)
    .map(({ name, variant, measure }) => ({
      testName: name,
      variant,
      expectedOutcome: MESSAGES[measure],
      sampleSizePerVariant,
    }));
}

function hypotheses(facts: Facts): readonly Hypothesis[] {
  const ad = adFacts(wordsIn(facts));
  return [
    anotherAngle(facts, ad),
    proofShown(facts, ad),
    anotherRequest(facts, ad),
    personShown(facts),
    anotherFormat(facts),
    deadlineShown(facts, ad),
  ].filter((idea) => idea !== null);
}

/** Of a quotation in a sentence. */
const LONGEST = 60;

const shown = (words: string, facts: Facts): boolean =>
  linesShown(facts).some(({ text }) => text.toLowerCase().includes(words.toLowerCase()));

const leads = (words: string, title: string | null): boolean =>
  title !== null && title.toLowerCase().includes(words.toLowerCase().replace(/[.]$/, ''));

/** 'For £30' as its line has it: '2 for £30'. */
const wholeOffer = (offer: string, facts: Facts): string =>
  linesShown(facts).find(
    ({ role, text }) => role === 'offer' && text.toLowerCase().includes(offer.toLowerCase()),
  )?.text ?? offer;

/** The offer first, else the gain, else another sentence of the copy. */
function anotherAngle(
  facts: Facts,
  { offers, gains, statements, proof, crowd, title: named }: AdFacts,
): Hypothesis | null {
  const title = named ?? MESSAGES.presentHeadline;
  const idea = (
    name: string,
    part: string,
    message: string,
    words: string,
    measure: Hypothesis['measure'] = 'clicks',
  ): Hypothesis => ({
    name,
    part,
    variant: say(message, { words: excerpt(words.replace(/[.]$/, ''), LONGEST), title }),
    measure: ofVideo(facts) && measure === 'clicks' ? 'watched' : measure,
  });
  const offer = offers.find((each) => !leads(each, named));
  if (offer !== undefined)
    return idea('Lead with the offer', 'angle: offer', MESSAGES.offer, wholeOffer(offer, facts), 'orders');
  const gain = gains.find((each) => !leads(each, named));
  if (gain !== undefined) return idea('Lead with the benefit', 'angle: benefit', MESSAGES.benefit, gain);
  const proven = [proof, crowd].filter((each) => each !== null);
  // Lines of a picture are pieces of sentences as often as sentences.
  const statement = (wordsIn(facts).copy ? statements : []).find(
    (each) =>
      each.length <= LONGEST &&
      !leads(each, named) &&
      !shown(each, facts) &&
      !proven.some((words) => each.includes(words)),
  );
  return statement === undefined
    ? null
    : idea('Try another headline', 'angle: headline', MESSAGES.headline, statement);
}

/** Proof that the ad's own copy gives and its picture does not show; none is made up. */
function proofShown(facts: Facts, { crowd, proof, reassurance }: AdFacts): Hypothesis | null {
  const words = [proof, crowd, reassurance].find((each) => each !== null && !shown(each, facts));
  return words
    ? {
        name: 'Show the proof',
        part: 'proof',
        variant: say(MESSAGES.proof, { words: quote(words) }),
        measure: 'orders',
      }
    : null;
}

function deadlineShown(facts: Facts, { deadline }: AdFacts): Hypothesis | null {
  return deadline === null || shown(deadline, facts)
    ? null
    : {
        name: 'Show the deadline',
        part: 'deadline',
        variant: say(MESSAGES.deadline, { words: quote(deadline) }),
        measure: 'orders',
      };
}

/** Another step than the offer, which has a test of its own. */
function anotherRequest(facts: Facts, { offers, action: asked }: AdFacts): Hypothesis | null {
  const action = found(facts, 'callToAction');
  // A button that is worded well, or asks for a gift, is not traded for a plainer one.
  const wording = facts.total.audits.find(
    (audit) => partOf(audit, facts) === 'callToAction' && aspectOf(audit) === 'wording',
  );
  if (asked === 'give' || (wording?.score ?? 0) >= PASS_SCORE) return null;
  const others = suggestCallsToAction(wordsIn(facts));
  const other = others.find(({ text }) => !offers.some((offer) => leads(offer, text))) ?? others[0];
  return action?.kind === 'button' && other && isWords(action.text)
    ? {
        name: 'Change the button text',
        part: 'callToAction',
        variant: say(MESSAGES.request, { words: quote(other.text), now: quote(action.text) }),
        measure: 'clicks',
      }
    : null;
}

/** For pictures without a person; nobody who is shown is taken out. */
function personShown(facts: Facts): Hypothesis | null {
  const seen = ofVideo(facts) ? found(facts, 'scenes')?.faces : found(facts, 'faces');
  const kind = found(facts, 'subject')?.kind;
  if (!seen || seen.length > 0 || kind === 'person' || kind === 'face') return null;
  return {
    name: 'Show a person',
    part: 'people',
    variant: MESSAGES.person,
    measure: ofVideo(facts) ? 'watched' : 'clicks',
  };
}

/** Width over height beyond which a picture is a banner on a page, and its motion an animation. */
const STRIP = 2;

function anotherFormat(facts: Facts): Hypothesis | null {
  const image = found(facts, 'image');
  const scenes = found(facts, 'scenes');
  if (ofVideo(facts))
    return scenes
      ? {
          name: 'Try a still image',
          part: 'format',
          variant: say(MESSAGES.still, { second: formatValue(scenes.heroSecond, 'seconds') }),
          measure: 'cost',
        }
      : null;
  if (!image || (found(facts, 'file')?.frames ?? 1) > 1) return null;
  const ratio = image.width / image.height;
  const strip = ratio > STRIP || ratio < 1 / STRIP;
  return strip
    ? { name: 'Animate it', part: 'format', variant: MESSAGES.animation, measure: 'cost' }
    : { name: 'Try a short video', part: 'format', variant: MESSAGES.video, measure: 'cost' };
}
