// Runs before the first paint, so that a chosen theme never flashes. The key is THEME_STORAGE_KEY of src/theme.ts.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage may be off; the system's theme stands then.
}
