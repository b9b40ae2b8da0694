import type { ReactNode } from 'react';
import { Root } from './Tiles.styles.ts';

export const Tiles = ({ children, busy = false }: { children: ReactNode; busy?: boolean }) => (
  <Root>
    <div aria-busy={busy || undefined}>{children}</div>
  </Root>
);
