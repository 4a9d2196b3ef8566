import { PLAN_GROUPS, planByName } from '@adjudge/contract';
import { PageBody } from '../../components/page-body.tsx';
import { TestModeNote } from '../../components/test-mode-note.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../components/ui/tabs.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/session.ts';
import { PricingCard } from './components/pricing-card.tsx';

interface PricingPageProps {
  /** Slug of the plan group to show. */
  group: string;
  onGroup: (slug: string) => void;
}

export function PricingPage({ group, onGroup }: PricingPageProps) {
  usePageTitle('Pricing');
  const { status } = useAuth();
  return (
    <PageBody>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-4xl font-bold tracking-tight">Pricing</h1>
          <p className="mt-3 max-w-[56ch] text-lg text-soft">
            Pay once for a package of gradings. They do not expire, there is no subscription, and you can buy
            the same package again at the same price.
          </p>
        </div>
        <TestModeNote />
      </div>
      <Tabs value={group} onChange={onGroup} className="mt-10">
        <TabList label="Kind of analysis">
          {PLAN_GROUPS.map(({ slug, name }) => (
            <Tab key={slug} value={slug}>
              {name}
            </Tab>
          ))}
        </TabList>
        {PLAN_GROUPS.map(({ slug, plans }) => (
          <TabPanel key={slug} value={slug}>
            <ul className="grid items-stretch gap-6 lg:grid-cols-3">
              {plans.map((name) => (
                <PricingCard key={name} plan={planByName(name)} signedIn={status === 'authenticated'} />
              ))}
            </ul>
          </TabPanel>
        ))}
      </Tabs>
      <p className="mt-8 text-sm text-soft">
        Prices in US dollars. An analysis takes one grading of its creative’s own type, with or without ad
        copy; one that fails on our side is given back.
      </p>
    </PageBody>
  );
}
