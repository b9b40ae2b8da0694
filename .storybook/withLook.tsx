import { useLayoutEffect, type ReactNode } from 'react';
import { followOuter, keepLook, show } from './look.ts';

interface LookProps {
  look: Record<string, unknown>;
  children: ReactNode;
}

function Look({ look, children }: LookProps) {
  const { brand, theme, density, direction } = look;
  useLayoutEffect(() => {
    const leave = followOuter();
    if (!leave)
      show({ brand: String(brand), theme: String(theme), density: String(density), direction: String(direction) });
    const release = keepLook();
    return () => {
      leave?.();
      release();
    };
  }, [brand, theme, density, direction]);
  return children;
}

export function withLook(Story: () => ReactNode, { globals }: { globals: Record<string, unknown> }) {
  return (
    <Look look={globals}>
      <Story />
    </Look>
  );
}
