import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Sends the reader to sign in and remembers where they are now, so that they come back. */
export function ToLogin() {
  const navigate = useNavigate();
  const router = useRouter();
  // Read once: the address changes while this still stands, and must not be remembered in its own place.
  const [origin] = useState(() => router.state.location.href);
  useEffect(() => {
    void navigate({ to: '/login', search: { redirect: origin }, replace: true });
  }, [navigate, origin]);
  return null;
}
