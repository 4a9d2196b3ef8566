import { listed } from '../../../language/words/listed.ts';

/** Words of the trade or of the boardroom that a buyer does not use. */
export const JARGON = listed(`
  synergy, synergies, leverage, leveraging, paradigm, holistic, ecosystem, scalable, scalability, robust, turnkey, end to end, best in class, best of breed, world class, cutting edge, state of the art, next generation, next gen, bleeding edge, game changer, game changing, disruptive, disrupt, innovative, innovation, innovate, mission critical, value added, value add, value proposition, actionable, bandwidth, deep dive, low hanging fruit, move the needle, circle back, touch base, stakeholder, stakeholders, deliverable, deliverables, ideate, ideation, streamline, streamlined, optimize, optimise, optimization, optimized, utilize, utilise, utilization, facilitate, facilitates, methodology, methodologies, implementation, implement, operationalize, monetize, incentivize, omnichannel, cross platform, cross functional, seamless, seamlessly, frictionless, granular, agile, pivot, verticals, b2b, b2c, saas, paas, roi, kpi, kpis, crm, erp, api, sdk, ai powered, ai driven, data driven, blockchain, cloud native, enterprise grade, solution, solutions, suite, proprietary, unparalleled, unrivaled, unrivalled, industry leading, market leading, thought leader, thought leadership, core competency, empower, empowers, empowering, empowerment, revolutionize, revolutionary, transformative, transformational, transformation, strategic, strategically, comprehensive, multifaceted, bespoke, curated, elevate, elevated, reimagine, reimagined, redefine, redefining, unlock the power, harness the power, leverages, alignment, onboarding, workflow, workflows, bandwidths, touchpoint, touchpoints, deployment, provisioning, infrastructure, modular, interoperability, peptide complex, bioavailable, nootropic, thermogenic, isotonic
`);

/**
 * Common misspellings that a dictionary would not put right: two edits away, or nearer to another word; wrong = right.
 * Only strings that are no English word, no name and no brand in common use.
 */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  listed(`
    teh=the, definatly=definitely, tommorow=tomorrow, wich=which, alot=a lot, amature=amateur, basicly=basically, collegue=colleague, develope=develop, dissapoint=disappoint, dissapointed=disappointed, doesnt=doesn't, dont=don't, didnt=didn't, wasnt=wasn't, wouldnt=wouldn't, couldnt=couldn't, shouldnt=shouldn't, isnt=isn't, arent=aren't, youre=you're, youve=you've, theyre=they're, easly=easily, expresso=espresso, febuary=February, fourty=forty, futher=further, generaly=generally, greatful=grateful, maintainance=maintenance, payed=paid, personel=personnel, potatos=potatoes, proffesional=professional, publically=publicly, reccomend=recommend, relavent=relevant, restaraunt=restaurant, shiping=shipping, therefor=therefore, tounge=tongue, vehical=vehicle, withing=within
  `).flatMap((pair): [string, string][] => {
    const [wrong, right] = pair.split('=');
    return wrong && right && wrong !== right && !wrong.includes(' ') ? [[wrong, right]] : [];
  }),
);
