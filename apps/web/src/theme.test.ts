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
  ])('is the system’s until the reader chooses (dark: %s)', (dark, theme) => {
    systemPrefersDark(dark);
    expect(getTheme()).toBe(theme);
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  });

  it('is the reader’s choice from then on, and is kept', () => {
    systemPrefersDark(true);
    setTheme('light');
    expect(getTheme()).toBe('light');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('light');
  });

  it('tells when the system turns its own over, until nobody asks any more', () => {
    const system = window.matchMedia('');
    vi.spyOn(window, 'matchMedia').mockReturnValue(system);
    const turned = vi.fn<() => void>();
    const stop = onThemeChange(turned);
    system.dispatchEvent(new Event('change'));
    stop();
    system.dispatchEvent(new Event('change'));
    expect(turned).toHaveBeenCalledTimes(1);
  });

  it('turns over and says where it stands', () => {
    systemPrefersDark(false);
    expect(toggleTheme()).toBe('dark');
    expect(toggleTheme()).toBe('light');
  });

  it('still turns where storage is off', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off');
    });
    setTheme('dark');
    expect(getTheme()).toBe('dark');
  });
});
