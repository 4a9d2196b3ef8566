import { BRAND } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { RegistrationMark } from '../../components/ui/registration-mark.tsx';

export const Brand = () => (
  <Link to="/" className="flex min-h-11 items-center gap-2.5 text-xl font-bold tracking-tight">
    <RegistrationMark className="size-5.5" />
    {BRAND.name}
  </Link>
);
