import { splitWordList } from '../../../language/words/split-word-list.ts';

/** Technical or business words that buyers do not use. */
export const JARGON = splitWordList(`
  synergy, synergies, leverage, leveraging, paradigm, holistic, ecosystem, scalable, scalability, robust, turnkey, end to end, best in class, best of breed, world class, cutting edge, state of the art, next generation, next gen, bleeding edge, game changer, game changing, disruptive, disrupt, innovative, innovation, innovate, mission critical, value added, value add, value proposition, actionable, bandwidth, deep dive, low hanging fruit, move the needle, circle back, touch base, stakeholder, stakeholders, deliverable, deliverables, ideate, ideation, streamline, streamlined, optimize, optimise, optimization, optimized, utilize, utilise, utilization, facilitate, facilitates, methodology, methodologies, implementation, implement, operationalize, monetize, incentivize, omnichannel, cross platform, cross functional, seamless, seamlessly, frictionless, granular, agile, pivot, verticals, b2b, b2c, saas, paas, roi, kpi, kpis, crm, erp, api, sdk, ai powered, ai driven, data driven, blockchain, cloud native, enterprise grade, solution, solutions, suite, proprietary, unparalleled, unrivaled, unrivalled, industry leading, market leading, thought leader, thought leadership, core competency, empower, empowers, empowering, empowerment, revolutionize, revolutionary, transformative, transformational, transformation, strategic, strategically, comprehensive, multifaceted, bespoke, curated, elevate, elevated, reimagine, reimagined, redefine, redefining, unlock the power, harness the power, leverages, alignment, onboarding, workflow, workflows, bandwidths, touchpoint, touchpoints, deployment, provisioning, infrastructure, modular, interoperability, peptide complex, bioavailable, nootropic, thermogenic, isotonic,
  framework, frameworks, lifecycle, orchestration, orchestrate, cohort, multi stakeholder, propensity, enablement, operationalise, operationalises, harmonise, harmonize, capability, capabilities, utilisation, remediation, compliant, compliance, statutory, contingent, notwithstanding, pursuant, aforementioned, hereinafter, hereby, thereof, therein, whereby, heretofore, in accordance with, in respect of, with regard to, subject to, pro rata, governance, initiatives, upskill, pedagogical, modality, modalities, evidence based, outcomes, parameters, configuration, configured, throughput, ecosystem, posture, pipeline, thought leading, best practice, best practices, key pillars, pillars, value chain, customer centric, results driven, end user, end users, friction free, multi channel, hyper, ergonomically, proprioceptive, indicated for, not exceeding, where applicable, as applicable, thereafter, therefrom, respectively, amongst others, resource mobilisation, working capital, receivables, psychoeducation
`);

/**
 * Misspellings that neither a dictionary nor the list of common ones corrects: missing apostrophes, two words, other words, and
 * ones that are too short or too rare; wrong=right. Only strings that are no English word, name or brand in common use.
 */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  splitWordList(`
    teh=the, alot=a lot, expresso=espresso, publically=publicly, doesnt=doesn't, dont=don't, didnt=didn't, wasnt=wasn't, wouldnt=wouldn't, couldnt=couldn't, shouldnt=shouldn't, isnt=isn't, arent=aren't, youre=you're, youve=you've, theyre=they're, febuary=February, payed=paid, personel=personnel, therefor=therefore, withing=within
  `).flatMap((pair): [string, string][] => {
    const [wrong, right] = pair.split('=');
    return wrong && right && wrong !== right && !wrong.includes(' ') ? [[wrong, right]] : [];
  }),
);
