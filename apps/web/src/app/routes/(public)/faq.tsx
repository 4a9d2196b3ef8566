import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { FaqPage } from '../../../features/faq/faq-page.tsx';

export const Route = createFileRoute('/(public)/faq')({
  validateSearch: ({ search }: Record<string, unknown>): { search?: string } =>
    typeof search === 'string' && search !== '' ? { search } : {},
  component: FaqRoutePage,
});

function FaqRoutePage() {
  const { search = '' } = Route.useSearch();
  // The prerendered HTML contains all questions, whatever the search.
  const drawn = useHydrated();
  const navigate = Route.useNavigate();
  return (
    <FaqPage
      search={drawn ? search : ''}
      onSearch={(typed) =>
        void navigate({ search: typed ? { search: typed } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
