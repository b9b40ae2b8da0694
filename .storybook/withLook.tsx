import { useLayoutEffect, type ReactNode } from 'react';

interface LookProps {
  look: Record<string, unknown>;
  children: ReactNode;
}

/** Shows the toolbar's theme, density and direction on <html>, over whatever the reader's system prefers. */
function Look({ look, children }: LookProps) {
  const { theme, density, direction } = look;
  useLayoutEffect(() => {
    const root = document.documentElement;
    // ThemeProvider writes the system preference in its own effect, which runs after this one; a frame later ours stands.
    const apply = () => {
      root.dataset['theme'] = String(theme);
      root.dataset['density'] = String(density);
      root.dir = String(direction);
    };
    apply();
    const observer = new MutationObserver(() => {
      if (root.dataset['theme'] !== theme || root.dataset['density'] !== density) apply();
    });
    observer.observe(root, { attributeFilter: ['data-theme', 'data-density'] });
    return () => observer.disconnect();
  }, [theme, density, direction]);
  return children;
}

export function withLook(Story: () => ReactNode, { globals }: { globals: Record<string, unknown> }) {
  return (
    <Look look={globals}>
      <Story />
    </Look>
  );
}
