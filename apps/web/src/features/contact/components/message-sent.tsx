import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';

/** Replaces the form and takes over its focus. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 border border-rule bg-sheet p-6 sm:p-8">
      <CircleCheck aria-hidden className="size-8 text-good-text" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold tracking-tight outline-none">
        Message sent
      </h2>
      <p className="max-w-[52ch] wrap-anywhere text-soft">
        Thank you for writing. We will reply to {email} during support hours.
      </p>
      <Button variant="outline" className="mt-2" onClick={onAnother}>
        Send Another Message
      </Button>
    </div>
  );
}
