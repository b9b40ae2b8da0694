import { Children, type ReactNode } from 'react';
import { Root } from './Tiles.styles.ts';

/** Figures beside and below one another, in rows that are as long as each other where their number allows it. */
export const Tiles = ({ children, busy = false }: { children: ReactNode; busy?: boolean }) => (
  <Root>
    <div data-count={Children.count(children)} aria-busy={busy || undefined}>
      {children}
    </div>
  </Root>
);
