import type { ReactNode } from 'react';
import { useCurrency } from '../../../state/trade/money/payments.ts';
import { Root } from './Tiles.styles.ts';

export const Tiles = ({ children, busy = false }: { children: ReactNode; busy?: boolean }) => (
  <Root data-valued={useCurrency()?.code}>
    <div aria-busy={busy || undefined}>{children}</div>
  </Root>
);
