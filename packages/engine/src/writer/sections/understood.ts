import type { TextLine, Thing } from '../../artifacts/artifacts.ts';
import { isFragment } from '../../computed/sentences/sentence-fragments.ts';
import { isQuotable } from '../../computed/text/line-name.ts';
import { plainWords } from '../../computed/text/quote.ts';
import type { Element, Subject } from '../../elements/elements.ts';
import { type Box, area, overlap } from '../../geometry.ts';
import type { Analysis, Understood } from '../../report.ts';
import { rounded } from '../../rounded.ts';
import { OBJECTIVE_WEIGHTS } from '../../rubrics/objectives.ts';
import type { Rubric } from '../../rubrics/rubric.ts';
import { type ObjectiveMix, mainObjective, weightFactorOf } from '../../rubrics/with-objective.ts';
import { OBJECTIVES, type Objective, type UserInput } from '../../report/user-input.ts';
import { type Facts, artifactIn } from '../facts.ts';

/** What we think the ad says and shows. */
export function understood(facts: Facts): Analysis['understood'] {
  const elements = artifactIn(facts, 'elements');
  if (!elements) return null;
  const { headline, brand, request, offer, subject } = elements;
  const text = artifactIn(facts, 'text') ?? [];
  // A brand is recognized by more than its letters, and has its own chance.
  const isUnsure = (one: Element): boolean =>
    one !== brand &&
    !one.told &&
    !one.read &&
    // A call to action may end like a fragment: 'Sign in'.
    (!one.lines.every((at) => isSurelyRead(text[at])) || (one !== request && isFragment(one.text)));
  const element = (one: Element | null): Understood['headline'] =>
    one && {
      text: plainWords(one.text),
      p: rounded(one.p, 3),
      box: one.box,
      ...(isUnsure(one) && { unsure: true as const }),
      ...(one.told && { told: true as const }),
      ...(one.read && { read: true as const }),
    };
  return {
    headline: element(headline),
    brand: element(brand),
    request: element(request),
    offer: element(offer),
    subject: subject && subjectOf(subject, artifactIn(facts, 'things') ?? []),
  };
}

const isSurelyRead = (line: TextLine | undefined): boolean => line !== undefined && isQuotable(line);

const subjectOf = ({ kind, box, p, told }: Subject, things: readonly Thing[]): Understood['subject'] => ({
  kind,
  name: thingAt(box, things)?.label ?? null,
  p: rounded(p, 3),
  box,
  ...(told && { told: true as const }),
});

const thingAt = (box: Box, things: readonly Thing[]): Thing | undefined =>
  things.find((thing) => alike(thing.box, box));

/** Intersection over union of two boxes from which they show the same thing. */
const ALIKE = 0.5;

function alike(a: Box, b: Box): boolean {
  const shared = overlap(a, b);
  return shared > ALIKE * (area(a) + area(b) - shared);
}

/** The assumed objective of the ad, with the category weights it changed. */
export function objective(
  rubric: Rubric,
  mix: ObjectiveMix,
  told: UserInput | undefined,
): Analysis['objective'] {
  return {
    is: mainObjective(mix),
    guessed: told?.objective === undefined,
    chances: { ...mix },
    weights: rubric.categories.flatMap(({ category: { id, name } }) => {
      const times = rounded(weightFactorOf(id, mix), 3);
      const reason = reasonFor(id, mix, times);
      return reason === null ? [] : [{ category: id, name, times, reason }];
    }),
  };
}

/** Why a weight changed although the objective that the ad was read for leaves it alone. */
const PERHAPS: Readonly<Record<Objective, string>> = {
  awareness: 'It may also be an awareness ad.',
  consideration: 'It may also be a consideration ad.',
  response: 'It may also be a response ad.',
};

/**
 * Why the weight of a category changed; null if it did not. Only the main objective gives its reason: that of another one, 'An
 * awareness ad can do without a button', would contradict it.
 */
function reasonFor(category: string, mix: ObjectiveMix, times: number): string | null {
  const main = mainObjective(mix);
  const pulls = OBJECTIVES.flatMap((each) =>
    OBJECTIVE_WEIGHTS[each]
      .filter((row) => row.category === category)
      .map((row) => ({
        reason: each === main ? row.reason : PERHAPS[each],
        pull: mix[each] * (row.times - 1) * Math.sign(times - 1),
      })),
  );
  const most = pulls.toSorted((a, b) => b.pull - a.pull)[0];
  return most && most.pull > 0 ? most.reason : null;
}
