interface Look {
  theme: string;
  density: string;
  direction: string;
}

let wanted: Look | undefined;

function apply() {
  if (!wanted) return;
  const root = document.documentElement;
  root.dataset['theme'] = wanted.theme;
  root.dataset['density'] = wanted.density;
  root.dir = wanted.direction;
}

/** Applies the given settings to <html> until the next call. */
export function show(look: Partial<Look>) {
  wanted = { theme: 'light', density: 'comfortable', direction: 'ltr', ...wanted, ...look };
  apply();
}

/** Keeps the settings of `show` over the system preference. Returns a cleanup function. */
export function keepLook(): () => void {
  // ThemeProvider writes the system preference in a later effect; the observer restores the chosen settings.
  const observer = new MutationObserver(() => {
    const { theme, density } = document.documentElement.dataset;
    if (theme !== wanted?.theme || density !== wanted?.density) apply();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-density'] });
  return () => observer.disconnect();
}

// For scripts outside the page such as `npm run visual`: changing a global would render the story again.
Object.assign(globalThis, { showLook: show });
