// Before the first paint, so that nobody is blinded for a moment by the wrong theme. A file of its
// own, because hosts may forbid scripts inside the page.
try {
  const kept = JSON.parse(localStorage.getItem('orrery.settings') || '{}').theme;
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  if (kept === 'chart' || (kept !== 'night' && light)) {
    document.documentElement.dataset.theme = 'chart';
  }
} catch {}
