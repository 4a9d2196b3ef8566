import { FaqPage } from '../../features/faq/faq-page.tsx';
import { faqRoute } from './faq.route.tsx';

export function FaqRoutePage() {
  const { search = '' } = faqRoute.useSearch();
  const navigate = faqRoute.useNavigate();
  return (
    <FaqPage
      search={search}
      onSearch={(typed) =>
        void navigate({ search: typed ? { search: typed } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
