import { isLegible } from '../computed/text/line-name.ts';
import { mainMark } from '../computed/brand/brand-mark.ts';
import type { AuditResult } from '../report.ts';
import { type Facts, clause, found } from './facts.ts';
import { type Fault, THINGS, lineIn } from './verdict-things.ts';
import { VIDEO_FAULTS } from './verdict-video.ts';

/** What an audit found wrong, as the verdict says it; its title where it has no words of its own. */
export const faultOf = (audit: AuditResult, facts: Facts): Fault =>
  FAULTS[audit.id]?.(audit, facts) ?? VIDEO_FAULTS[audit.id]?.(audit, facts) ?? clause(audit.title);

const MESSAGES = {
  button: 'the button',
  noAction: 'we could not find a call to action',
  notAButton: 'the call to action is not set as a button',
  weakButton: 'the button does not look like a button',
  vagueButton: 'the call to action does not say what you get',
  crowdedButton: 'the call to action is crowded',
  noBrand: 'we could not find a brand name',
  weakBrand: 'it is hard to tell who is speaking',
  firstGlance: 'first glances miss the message',
  littleAttention: 'little attention goes to the message',
  rivals: 'too many spots compete for attention',
  noFocus: 'attention is spread out',
  manyWords: 'there is too much text to read in passing',
  fewWords: 'there is too little text to say what it is',
  noHierarchy: 'all text is nearly the same size',
  scattered: 'the text is scattered',
  cluttered: 'the picture is cluttered',
  noRoom: 'the message has too little room',
  emptyRoom: 'the layout leaves too much empty',
  dull: 'the colors are dull',
  loud: 'the colors are too loud',
  leans: 'the layout is not well balanced',
  notAligned: 'the text is poorly aligned',
  lowContrast: 'what draws the eye lacks contrast in brightness',
  flat: 'the picture looks flat',
  noFeeling: 'the text carries little feeling',
  noBenefit: 'the text does not say what you get',
  noSubject: 'the text does not say what it is about',
  noFigure: 'the text stays general',
} as const;

type Phrase = (audit: AuditResult, facts: Facts) => Fault;

const FAULTS: Readonly<Record<string, Phrase>> = {
  'call-to-action-presence': (_, facts) => {
    const action = found(facts, 'callToAction');
    if (!action) return MESSAGES.noAction;
    return action.kind === 'text' ? MESSAGES.notAButton : MESSAGES.weakButton;
  },
  'call-to-action-attention': (_, facts) => ({ state: 'overlooked', thing: buttonIn(facts) }),
  'call-to-action-legibility': (_, facts) => ({ state: 'faint', thing: buttonIn(facts) }),
  'call-to-action-contrast': (_, facts) => ({ state: 'blends', thing: buttonIn(facts) }),
  'call-to-action-wording': () => MESSAGES.vagueButton,
  'call-to-action-space': () => MESSAGES.crowdedButton,
  'brand-presence': (_, facts) => {
    const mark = mainMark(found(facts, 'brand') ?? []);
    return mark && isLegible({ text: mark.text }) ? MESSAGES.weakBrand : MESSAGES.noBrand;
  },
  'brand-attention': () => ({ state: 'overlooked', thing: THINGS.brand }),
  'brand-contrast': () => ({ state: 'faint', thing: THINGS.brand }),
  'first-look': () => MESSAGES.firstGlance,
  'message-attention': () => MESSAGES.littleAttention,
  'headline-attention': () => ({ state: 'overlooked', thing: THINGS.headline }),
  'headline-size': () => ({ state: 'small', thing: THINGS.headline }),
  'competing-centres': () => MESSAGES.rivals,
  'focal-strength': () => MESSAGES.noFocus,
  'text-contrast': (audit, facts) => ({ state: 'faint', thing: lineIn(audit, facts) }),
  'text-size': (audit, facts) => ({ state: 'small', thing: lineIn(audit, facts) }),
  'text-ground': (audit, facts) => ({ state: 'onBusy', thing: lineIn(audit, facts) }),
  'offer-prominence': () => ({ state: 'overlooked', thing: THINGS.offer }),
  'word-count': (audit) => (under(audit) ? MESSAGES.fewWords : MESSAGES.manyWords),
  'text-hierarchy': () => MESSAGES.noHierarchy,
  'message-blocks': () => MESSAGES.scattered,
  clutter: () => MESSAGES.cluttered,
  'white-space': (audit) => (under(audit) ? MESSAGES.noRoom : MESSAGES.emptyRoom),
  colourfulness: (audit) => (under(audit) ? MESSAGES.dull : MESSAGES.loud),
  'visual-balance': () => MESSAGES.leans,
  alignment: () => MESSAGES.notAligned,
  'figure-ground': () => MESSAGES.lowContrast,
  'light-drama': () => MESSAGES.flat,
  'emotion-words': () => MESSAGES.noFeeling,
  'benefit-words': () => MESSAGES.noBenefit,
  'subject-words': () => MESSAGES.noSubject,
  'picture-specificity': () => MESSAGES.noFigure,
};

/** Whether a value that should lie within a range lies below it. */
const under = ({ curve, value }: AuditResult): boolean =>
  curve.shape === 'sweetSpot' && (value ?? 0) < curve.low;

const buttonIn = (facts: Facts): string =>
  found(facts, 'callToAction')?.kind === 'button' ? MESSAGES.button : THINGS.callToAction;
