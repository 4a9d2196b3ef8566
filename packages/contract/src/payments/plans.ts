import { LIMITS } from '../limits.ts';

export const PLAN_NAMES = [
  'Free Trial',
  'Banner Package',
  'Video Package',
  'Combined Package',
  'Enterprise',
] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export const PAID_PLAN_NAMES = ['Banner Package', 'Video Package', 'Combined Package', 'Enterprise'] as const;
export type PaidPlanName = (typeof PAID_PLAN_NAMES)[number];

/** ISO 4217 in lowercase, as card providers write it. */
export const PLAN_CURRENCY = 'usd';

export interface Plan {
  readonly name: PlanName;
  /** Last path segment of the plan's checkout URL. */
  readonly slug: string;
  /** Unit price in whole US cents. */
  readonly cents: number;
  /** Shown next to the price: what it buys. */
  readonly priceDetails: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Button label. */
  readonly cta: string;
  /** Highlighted as the default choice. */
  readonly isFeatured: boolean;
  readonly isEnterprise: boolean;
  readonly credits: { readonly banner: number; readonly video: number };
}

const DRAWN = 'Findings drawn on the creative, with their points';
const COPY = 'With or without ad copy';
const EXPORTS = 'Reports as CSV and PDF';
export const PACKAGES_KEEP = 'Gradings do not expire';
const FILES = `Videos up to ${LIMITS.videoBytes / 1024 / 1024} MB and ${LIMITS.videoSeconds} s`;

/** The catalog. The server's copy is authoritative. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Free Trial',
    slug: 'free-trial',
    cents: 0,
    priceDetails: 'no credit card',
    description: '3 banner and 2 video gradings. No credit card.',
    features: ['3 banner gradings', '2 video gradings', COPY, DRAWN],
    cta: 'Start Free Trial',
    isFeatured: false,
    isEnterprise: false,
    credits: { banner: 3, video: 2 },
  },
  {
    name: 'Banner Package',
    slug: 'banner-package',
    cents: 699,
    priceDetails: 'for 30 banner gradings, paid once',
    description: '30 banner gradings. They do not expire.',
    features: ['30 banner gradings', COPY, DRAWN, EXPORTS, PACKAGES_KEEP],
    cta: 'Get Banner Package',
    isFeatured: true,
    isEnterprise: false,
    credits: { banner: 30, video: 0 },
  },
  {
    name: 'Video Package',
    slug: 'video-package',
    cents: 2699,
    priceDetails: 'for 30 video gradings, paid once',
    description: '30 video gradings. They do not expire.',
    features: ['30 video gradings', FILES, COPY, EXPORTS, PACKAGES_KEEP],
    cta: 'Get Video Package',
    isFeatured: true,
    isEnterprise: false,
    credits: { banner: 0, video: 30 },
  },
  {
    name: 'Combined Package',
    slug: 'combined-package',
    cents: 2999,
    priceDetails: 'for 30 banner and 30 video gradings, paid once',
    description: '30 banner and 30 video gradings. They do not expire.',
    features: ['30 banner gradings', '30 video gradings', FILES, COPY, EXPORTS, PACKAGES_KEEP],
    cta: 'Get Combined Package',
    isFeatured: true,
    isEnterprise: false,
    credits: { banner: 30, video: 30 },
  },
  {
    name: 'Enterprise',
    slug: 'enterprise',
    cents: 39900,
    priceDetails: 'for 500 banner and 500 video gradings, paid once',
    description: '500 banner and 500 video gradings, bulk analysis, a dedicated account manager.',
    features: [
      '500 banner gradings',
      '500 video gradings',
      'Many creatives in one go',
      'The scoring rubric as JSON and PDF',
      'A dedicated account manager',
      EXPORTS,
      PACKAGES_KEEP,
    ],
    cta: 'Get Enterprise',
    isFeatured: false,
    isEnterprise: true,
    credits: { banner: 500, video: 500 },
  },
];

export interface PlanGroup {
  readonly name: string;
  /** Identifies the group in a URL. */
  readonly slug: string;
  readonly plans: readonly PlanName[];
}

/** The tabs of the pricing page, in order. */
export const PLAN_GROUPS: readonly PlanGroup[] = [
  { name: 'Combined Analysis', slug: 'combined', plans: ['Free Trial', 'Combined Package', 'Enterprise'] },
  { name: 'Banner Analysis', slug: 'banner', plans: ['Free Trial', 'Banner Package', 'Enterprise'] },
  { name: 'Video Analysis', slug: 'video', plans: ['Free Trial', 'Video Package', 'Enterprise'] },
];

export function planByName(name: PlanName): Plan {
  const plan = PLANS.find((each) => each.name === name);
  if (!plan) throw new Error(`There is no plan ${name}.`);
  return plan;
}

/** The plan for a checkout URL; null when there is none. */
export const planBySlug = (slug: string): Plan | null => PLANS.find((plan) => plan.slug === slug) ?? null;

export const checkoutPath = (name: PlanName): string => `/checkout/${planByName(name).slug}`;

/** An amount in cents with its currency: 699 is '$6.99'. */
export const formatPrice = (cents: number, currency: string = PLAN_CURRENCY): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
