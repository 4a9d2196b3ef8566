import { PLANS, type Plan, type PlanName } from './plans.ts';

/** How a plan stands in an address: 'Banner Package' is `banner-package`. */
export const planSlug = (name: PlanName): string => name.toLowerCase().replaceAll(' ', '-');

/** @returns the plan of the catalogue whose slug this is, or undefined */
export const planBySlug = (slug: string): Plan | undefined =>
  PLANS.find(({ name }) => planSlug(name) === slug);

/** The page where a paid plan is bought. */
export const checkoutPath = (name: PlanName): string => `/checkout/${planSlug(name)}`;
