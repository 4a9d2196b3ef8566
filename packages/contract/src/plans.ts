import { z } from 'zod';

export const PLAN_NAMES = [
  'Free Trial',
  'Banner Package',
  'Video Package',
  'Combined Package',
  'Enterprise',
] as const;
export const planNameSchema = z.enum(PLAN_NAMES);
export type PlanName = z.infer<typeof planNameSchema>;

export interface Plan {
  readonly name: PlanName;
  /** Integer US cents. */
  readonly cents: number;
  readonly credits: { readonly banner: number; readonly video: number };
  readonly description: string;
}

/** The catalogue; the server's copy is the truth. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Free Trial',
    cents: 0,
    credits: { banner: 3, video: 2 },
    description: '3 banner and 2 video gradings. No credit card.',
  },
  {
    name: 'Banner Package',
    cents: 699,
    credits: { banner: 30, video: 0 },
    description: '30 banner gradings. They do not expire.',
  },
  {
    name: 'Video Package',
    cents: 2699,
    credits: { banner: 0, video: 30 },
    description: '30 video gradings. They do not expire.',
  },
  {
    name: 'Combined Package',
    cents: 2999,
    credits: { banner: 30, video: 30 },
    description: '30 banner and 30 video gradings. They do not expire.',
  },
  {
    name: 'Enterprise',
    cents: 39900,
    credits: { banner: 500, video: 500 },
    description: '500 banner and 500 video gradings, bulk analysis, a dedicated account manager.',
  },
];
