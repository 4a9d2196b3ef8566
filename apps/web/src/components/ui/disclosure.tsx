import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useFoundInPage } from './use-found-in-page.ts';

interface DisclosureProps {
  title: ReactNode;
  /** Aligned to the right: a count or a total. */
  aside?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `row` is one section among many; `quiet` is for lists inside a section. */
  tone?: 'section' | 'row' | 'quiet';
  children: ReactNode;
}

const HEADINGS = {
  section: 'min-h-14 py-3 text-lg font-bold',
  row: 'min-h-12 py-2 text-base font-bold',
  quiet: 'min-h-11 py-2 text-md font-semibold',
} as const;

/** A collapsible section. Closed content stays in the document, so that in-page search finds it and print shows it. */
export function Disclosure(props: DisclosureProps) {
  const {
    title,
    aside,
    headingLevel = 2,
    defaultOpen = false,
    onOpenChange,
    tone = 'section',
    children,
  } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const Heading = `h${headingLevel}` as const;

  const change = useCallback(
    (next: boolean) => {
      setOwnOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const reveal = useCallback(() => change(true), [change]);
  useFoundInPage(panel, open, reveal);

  return (
    <div className={clsx('border-b', tone === 'quiet' ? 'border-rule-soft' : 'border-rule')}>
      <Heading>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => change(!open)}
          className={clsx(
            'flex w-full items-center gap-4 text-left hover:text-guide-text print:min-h-0 print:py-1.5',
            HEADINGS[tone],
          )}
        >
          <span className="min-w-0 grow">{title}</span>
          {aside ? <span className="shrink-0 font-mono text-xs font-normal text-soft">{aside}</span> : null}
          <Plus
            aria-hidden
            data-print="hide"
            className={clsx('size-4.5 shrink-0 transition-transform duration-200', open && 'rotate-45')}
          />
        </button>
      </Heading>
      <div ref={panel} id={panelId} hidden={!open}>
        <div className={tone === 'section' ? 'pb-8 print:pb-4' : 'pb-5 print:pb-2'}>{children}</div>
      </div>
    </div>
  );
}
