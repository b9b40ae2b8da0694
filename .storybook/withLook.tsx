import { useLayoutEffect, type ReactNode } from 'react';
import { keepLook, show } from './look.ts';

interface LookProps {
  look: Record<string, unknown>;
  children: ReactNode;
}

/** Applies the toolbar's theme, density and direction to <html>. */
function Look({ look, children }: LookProps) {
  const { theme, density, direction } = look;
  useLayoutEffect(() => {
    show({ theme: String(theme), density: String(density), direction: String(direction) });
    return keepLook();
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
