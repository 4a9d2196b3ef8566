import type { VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { buttonStyle } from './button-style.ts';

export { buttonStyle };

type Common = ComponentPropsWithRef<'button'> & {
  variant?: VariantProps<typeof buttonStyle>['variant'];
  /** While work is in progress, the button stays focusable and announces it, but ignores clicks. */
  busy?: boolean;
  /** Disabled without losing focus, e.g. on the last page: it is announced as disabled, and keyboard users keep their place. */
  off?: boolean;
};

/** An icon has no text, so the type requires an accessible name. */
export type ButtonProps =
  | (Common & { size?: 'sm' | 'md' | 'lg' })
  | (Common & { size: 'icon' | 'icon-sm' | 'icon-md' | 'icon-lg'; 'aria-label': string });

export function Button({
  variant,
  size,
  busy = false,
  off = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-busy={busy || undefined}
      aria-disabled={busy || off || props['aria-disabled']}
      className={buttonStyle({
        variant,
        size,
        className: clsx(off && 'cursor-not-allowed! opacity-50', className),
      })}
      onClick={(event) => {
        if (busy || off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-turn" /> : null}
      {children}
    </button>
  );
}
