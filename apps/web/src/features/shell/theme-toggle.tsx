import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { getTheme, onThemeChange, toggleTheme } from '../../theme.ts';

/** Prerendered HTML does not know the theme, so the style sheet chooses between the two icons. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(onThemeChange, getTheme, () => 'light');
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button variant="ghost" size="icon" aria-label={`Switch to the ${other} theme`} onClick={toggleTheme}>
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </Button>
  );
}
