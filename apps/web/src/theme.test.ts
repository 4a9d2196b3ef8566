// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { THEME_STORAGE_KEY, getTheme, onThemeChange, setTheme, toggleTheme } from './theme.ts';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  localStorage.clear();
});

const systemPrefersDark = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches });

describe('the theme', () => {
  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('follows the system until the user chooses (dark: %s)', (dark, theme) => {
    systemPrefersDark(dark);
    expect(getTheme()).toBe(theme);
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  });

  it('uses and stores the user’s choice', () => {
    systemPrefersDark(true);
    setTheme('light');
    expect(getTheme()).toBe('light');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('light');
  });

  it('notifies about system changes until unsubscribed', () => {
    const system = window.matchMedia('');
    vi.spyOn(window, 'matchMedia').mockReturnValue(system);
    const turned = vi.fn<() => void>();
    const stop = onThemeChange(turned);
    system.dispatchEvent(new Event('change'));
    stop();
    system.dispatchEvent(new Event('change'));
    expect(turned).toHaveBeenCalledTimes(1);
  });

  it('toggles and returns the new theme', () => {
    systemPrefersDark(false);
    expect(toggleTheme()).toBe('dark');
    expect(toggleTheme()).toBe('light');
  });

  it('can be changed when storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off');
    });
    setTheme('dark');
    expect(getTheme()).toBe('dark');
  });
});
