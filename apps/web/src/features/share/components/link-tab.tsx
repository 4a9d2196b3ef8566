import { Check, Copy, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonStyle } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';

const CONFIRMED_MS = 2000;

type Copying = 'idle' | 'copied' | 'refused';

export function LinkTab({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('idle');

  useEffect(() => {
    if (copying !== 'copied') return;
    const over = setTimeout(() => setCopying('idle'), CONFIRMED_MS);
    return () => clearTimeout(over);
  }, [copying]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopying('copied');
    } catch {
      // Without HTTPS or the user's permission there is no clipboard. Select the link for manual copying instead.
      field.current?.select();
      setCopying('refused');
    }
  };

  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label="Link to the report"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint={copying === 'refused' ? 'The link is selected: copy it with Ctrl+C or ⌘C.' : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {copying === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copying === 'copied' ? 'Link copied' : 'Copy link'}
        </Button>
        <a href={url} target="_blank" rel="noreferrer" className={buttonStyle({ variant: 'outline' })}>
          <ExternalLink aria-hidden />
          Open the public page
        </a>
      </div>
      <output className="sr-only">{copying === 'copied' ? 'Link copied' : ''}</output>
    </div>
  );
}
