import { useHydrated, getRouteApi } from '@tanstack/react-router';
import { FaqPage } from '../../features/faq/faq-page.tsx';

const faqRoute = getRouteApi('/faq');

export function FaqRoutePage() {
  const { search = '' } = faqRoute.useSearch();
  // The HTML of the page has all questions, whatever is searched for.
  const drawn = useHydrated();
  const navigate = faqRoute.useNavigate();
  return (
    <FaqPage
      search={drawn ? search : ''}
      onSearch={(typed) =>
        void navigate({ search: typed ? { search: typed } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
