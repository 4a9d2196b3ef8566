import { getRouteApi } from '@tanstack/react-router';
import { CheckPage } from '../../features/checks/check-page.tsx';

const checkRoute = getRouteApi('/checks/$auditId');

export const CheckRoutePage = () => <CheckPage auditId={checkRoute.useParams().auditId} />;
