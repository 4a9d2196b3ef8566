/** A part of the product whose tests are checked by mutation. */
export interface Area {
  /** Patterns of the mutated files, from the repository root. */
  readonly mutate: readonly string[];
  /** Patterns of the tests that must notice: those next to the code, but none that grades a whole creative. */
  readonly tests: readonly string[];
}

const ENGINE = 'packages/engine/src';
const SERVER = 'apps/server';

const folder = (path: string): Area => ({ mutate: [`${path}/**/*.ts`], tests: [`${path}/**/*.test.ts`] });

/** The parts where mistakes cost most: the score, what is read from an ad, and what belongs to a user. */
export const AREAS: Readonly<Record<string, Area>> = {
  scoring: folder(`${ENGINE}/scoring`),
  elements: folder(`${ENGINE}/elements`),
  contrast: folder(`${ENGINE}/gatherers/text/contrast`),
  placements: {
    mutate: [`${ENGINE}/placements/**/*.ts`, `${ENGINE}/computed/placements/**/*.ts`],
    tests: [`${ENGINE}/placements/**/*.test.ts`, `${ENGINE}/computed/placements/**/*.test.ts`],
  },
  credits: {
    mutate: [`${SERVER}/src/modules/credits/**/*.ts`],
    tests: [
      `${SERVER}/src/modules/credits/**/*.test.ts`,
      `${SERVER}/test/{credits,payments,users,profile}/**/*.test.ts`,
      `${SERVER}/test/personal-data/account-records.test.ts`,
    ],
  },
  sessions: {
    mutate: [`${SERVER}/src/access/**/*.ts`, `${SERVER}/src/modules/accounts/own-sessions.ts`],
    tests: [`${SERVER}/test/{access,accounts,second-factor,profile,users,guests}/**/*.test.ts`],
  },
  'upload-forms': {
    mutate: [`${SERVER}/src/modules/uploads/**/*.ts`, `${SERVER}/src/store/{upload-forms,signed-forms}.ts`],
    tests: [
      `${SERVER}/src/{store,modules/uploads}/**/*.test.ts`,
      `${SERVER}/test/uploads/**/*.test.ts`,
      `${SERVER}/test/gradings/{analyze,video,grading-keys,failed-files}.test.ts`,
    ],
  },
  deletion: {
    mutate: [
      `${SERVER}/src/modules/accounts/delete-account.ts`,
      `${SERVER}/src/modules/personal-data/**/*.ts`,
    ],
    tests: [`${SERVER}/test/personal-data/**/*.test.ts`],
  },
};
