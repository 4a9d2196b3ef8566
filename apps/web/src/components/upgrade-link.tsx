import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from './ui/button-style.ts';

interface UpgradeLinkProps {
  variant?: NonNullable<Parameters<typeof buttonStyle>[0]>['variant'];
  children?: ReactNode;
}

/** Leads to more gradings, for wherever they run out. */
export const UpgradeLink = ({
  variant = 'outline',
  children = 'Get more gradings',
  ...props
}: UpgradeLinkProps & Omit<ComponentProps<'a'>, 'href' | 'className'>) => (
  <a {...props} href="/pricing" className={buttonStyle({ variant, size: 'sm' })}>
    {children}
  </a>
);
