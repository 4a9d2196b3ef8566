import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Sends the user to the login page, which brings them back here afterwards. */
export function RedirectToLogin() {
  const navigate = useNavigate();
  const router = useRouter();
  // Read only once: the URL changes while this is still mounted, and the login page must not become its own return address.
  const [origin] = useState(() => router.state.location.href);
  useEffect(() => {
    void navigate({ to: '/login', search: { redirect: origin }, replace: true });
  }, [navigate, origin]);
  return null;
}
