// @vitest-environment jsdom
import { PLANS, checkoutPath, planBySlug } from '@adjudge/contract';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlanCard } from './plan-card.tsx';

describe('a plan', () => {
  it.each([
    ['Free Trial', 'Free'],
    ['Banner Package', '$6.99'],
    ['Video Package', '$26.99'],
    ['Combined Package', '$29.99'],
    ['Enterprise', '$399.00'],
  ])('shows %s for %s with its features', (name, price) => {
    const plan = PLANS.find((one) => one.name === name);
    if (!plan) throw new Error('no such plan');
    render(
      <PlanCard
        plan={plan}
        action={<button type="button">Take it</button>}
        mark="Selected"
        marked
        features={['One', 'Two']}
      />,
    );
    const card = within(screen.getByRole('article', { name }));
    expect(card.getByText(price)).toBeTruthy();
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
    expect(card.getByText(plan.description)).toBeTruthy();
    expect(card.getByText('Selected')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Take it' })).toBeTruthy();
  });

  it('can be looked up by its slug', () => {
    expect(PLANS.map(({ slug }) => slug)).toEqual([
      'free-trial',
      'banner-package',
      'video-package',
      'combined-package',
      'enterprise',
    ]);
    for (const plan of PLANS) expect(planBySlug(plan.slug)).toBe(plan);
    expect(planBySlug('Banner Package')).toBeNull();
    expect(checkoutPath('Banner Package')).toBe('/checkout/banner-package');
  });
});
