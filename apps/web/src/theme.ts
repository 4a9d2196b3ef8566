export type Theme = 'light' | 'dark';

/** Read by /theme.js before the first paint. Unset until the user chooses; until then the system decides. */
export const THEME_STORAGE_KEY = 'theme';

const systemTheme = (): Theme =>
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The current theme: the user's choice, or else the system's. */
export function getTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return isTheme(chosen) ? chosen : systemTheme();
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  window.dispatchEvent(new Event(TURNED));
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage may be disabled; then the choice lasts as long as the page.
  }
}

/** @returns the new theme */
export function toggleTheme(): Theme {
  const next = getTheme() === 'dark' ? 'light' : 'dark';
  setTheme(next);
  return next;
}

const TURNED = 'theme-turned';

/** Calls back whenever the user or the system changes the theme. @returns a function that stops this */
export function onThemeChange(turned: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', turned);
  window.addEventListener(TURNED, turned);
  return () => {
    system.removeEventListener('change', turned);
    window.removeEventListener(TURNED, turned);
  };
}
