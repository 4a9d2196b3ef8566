import type { PlanName } from '@adjudge/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { payments, users } from '../../db/schema.ts';

/** Sets the newest plan that is still paid for. Enterprise comes before any other; with none, it is the free trial. */
export async function updatePlan(tx: Database, userId: string): Promise<void> {
  const kept = await tx
    .select({ plan: payments.planName })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, ['succeeded', 'partly-refunded'])))
    .orderBy(desc(payments.settledAt));
  const plans = kept.map(({ plan }) => plan);
  const currentPlan: PlanName = plans.includes('Enterprise') ? 'Enterprise' : (plans[0] ?? 'Free Trial');
  await tx
    .update(users)
    .set({ currentPlan, isPaidUser: plans.length > 0 })
    .where(eq(users.id, userId));
}
