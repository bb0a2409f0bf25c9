// Runs before the first paint, so that a chosen theme does not flash; a file of its own because of the CSP.
try {
  // A page that embeds the editor says the theme itself.
  const theme = self === top && localStorage.getItem('signpost-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}
