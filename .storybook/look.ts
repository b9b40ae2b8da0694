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

/** Shows a look, or a part of one, on <html> until the next call. */
export function show(look: Partial<Look>) {
  wanted = { theme: 'light', density: 'comfortable', direction: 'ltr', ...wanted, ...look };
  apply();
}

/** Keeps what `show` asked for, over whatever the reader's system prefers; ends with the function that it returns. */
export function keepLook(): () => void {
  // ThemeProvider writes the system preference in its own effect, which runs after ours; a moment later ours stands again.
  const observer = new MutationObserver(() => {
    const { theme, density } = document.documentElement.dataset;
    if (theme !== wanted?.theme || density !== wanted?.density) apply();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-density'] });
  return () => observer.disconnect();
}

// For who looks at stories from outside, as npm run visual does: a switch of globals would draw the story anew.
Object.assign(globalThis, { showLook: show });
