import type { AuthState } from '../../lib/session/session.ts';

const HOME = { to: '/', label: 'Home' } as const;
const ANALYZE = { to: '/analyze', label: 'Analyze' } as const;
const PRICING = { to: '/pricing', label: 'Pricing' } as const;
const FAQ = { to: '/faq', label: 'FAQ' } as const;
const DASHBOARD = { to: '/dashboard', label: 'Dashboard' } as const;

export const navigationFor = (status: AuthState['status']) =>
  status === 'authenticated' ? [HOME, DASHBOARD, ANALYZE, PRICING, FAQ] : [HOME, ANALYZE, PRICING, FAQ];
