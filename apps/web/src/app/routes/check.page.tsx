import { CheckPage } from '../../features/checks/check-page.tsx';
import { checkRoute } from './check.route.tsx';

export const CheckRoutePage = () => <CheckPage auditId={checkRoute.useParams().auditId} />;
