// Runs before the first paint, so that a dark theme never flashes light.
(() => {
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('rakhim.theme') ?? 'system';
  } catch {
    // Storage may be forbidden; the system's preference is still known.
  }
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();

// Whether somebody signed in here before: pages made for visitors hide then what would only flash.
(() => {
  try {
    document.documentElement.dataset.session = localStorage.getItem('rakhim.session') === null ? 'none' : 'kept';
  } catch {
    // Storage may be forbidden; nobody is signed in then.
  }
})();
