import { type User, hasEnterprise } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { CircleUser, Images, LayoutGrid, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../components/ui/popups/menu.tsx';
import { useLogout } from './use-logout.ts';

/** Loaded only for signed-in users. */
export default function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <Menu trigger={<AvatarButton user={user} />}>
      <MenuHeading>
        <p className="text-xs text-soft">My Account</p>
        <p className="max-w-60 truncate font-semibold">{user.displayName}</p>
        <p className="max-w-60 truncate text-sm text-soft">{user.email}</p>
      </MenuHeading>
      <MenuSeparator />
      <MenuItem render={<Link to="/account" />}>
        <CircleUser aria-hidden />
        Profile
      </MenuItem>
      <MenuItem render={<Link to="/dashboard" />}>
        <LayoutGrid aria-hidden />
        Dashboard
      </MenuItem>
      {hasEnterprise(user) ? (
        <MenuItem render={<Link to="/bulk" />}>
          <Images aria-hidden />
          Bulk Analysis
        </MenuItem>
      ) : null}
      <MenuItem render={<Link to="/account" search={{ tab: 'security' }} />}>
        <Settings aria-hidden />
        Account
      </MenuItem>
      {user.role === 'admin' ? (
        <MenuItem render={<Link to="/admin" />}>
          <ShieldCheck aria-hidden />
          Admin
        </MenuItem>
      ) : null}
      <MenuItem onSelect={() => logout()}>
        <LogOut aria-hidden />
        Log out
      </MenuItem>
    </Menu>
  );
}

type AvatarButtonProps = React.ComponentPropsWithRef<'button'> & { user: User };

const AvatarButton = ({ user, ...props }: AvatarButtonProps) => (
  <button type="button" {...props} className="grid size-11 place-items-center rounded-full">
    <span className="sr-only">My Account: {user.displayName}</span>
    <Avatar name={user.displayName} url={user.avatarUrl} className="size-9 text-xs" />
  </button>
);
