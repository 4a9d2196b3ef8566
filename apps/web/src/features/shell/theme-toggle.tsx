import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { getTheme, onSystemTheme, toggleTheme } from '../../theme.ts';

export function ThemeToggle() {
  const [theme, setTheme] = useState(getTheme);
  useEffect(() => onSystemTheme(() => setTheme(getTheme())), []);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Switch to the ${other} theme`}
      onClick={() => setTheme(toggleTheme())}
    >
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  );
}
