import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { POPUP_ITEM_STYLE, POPUP_STYLE } from './popup-style.ts';

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Usage: `<Menu trigger={<Button/>}><MenuHeading/><MenuItem onSelect/><MenuSeparator/></Menu>`. */
export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup className={clsx(POPUP_STYLE, 'min-w-52')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  /** A link to render instead of a button: `render={<Link to="/dashboard" />}`. */
  render?: ReactElement;
  onSelect?: () => void;
  destructive?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({
  render,
  onSelect,
  destructive = false,
  disabled = false,
  children,
}: MenuItemProps) {
  return (
    <Base.Item
      {...(render ? { render } : {})}
      disabled={disabled}
      onClick={() => onSelect?.()}
      className={clsx(POPUP_ITEM_STYLE, destructive && 'text-poor-text')}
    >
      {children}
    </Base.Item>
  );
}

export const MenuHeading = ({ children }: { children: ReactNode }) => (
  <div className="px-3 py-2.5 text-md">{children}</div>
);

export const MenuSeparator = () => <Base.Separator className="my-1 h-px bg-rule" />;
