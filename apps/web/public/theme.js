// Runs before the first paint so that a saved theme never flashes. The key is THEME_STORAGE_KEY in src/theme.ts.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage may be disabled; then the system theme applies.
}
