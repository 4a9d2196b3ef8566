export type Theme = 'light' | 'dark';

/** Read by /theme.js before the first paint; absent until the reader chooses, and the system decides. */
export const THEME_STORAGE_KEY = 'theme';

const systemTheme = (): Theme =>
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The theme on screen: the reader's choice, else the system's. */
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
    // Storage may be off; the choice then lasts as long as the page.
  }
}

/** @returns the theme that is on screen now. */
export function toggleTheme(): Theme {
  const next = getTheme() === 'dark' ? 'light' : 'dark';
  setTheme(next);
  return next;
}

const TURNED = 'theme-turned';

/** Calls back whenever the reader or the system turns the theme over. @returns what ends that. */
export function onThemeChange(turned: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', turned);
  window.addEventListener(TURNED, turned);
  return () => {
    system.removeEventListener('change', turned);
    window.removeEventListener(TURNED, turned);
  };
}
