import { EmptyState } from '#design-system';
import { walletWords } from '../../messages/wallet.ts';

const { emptyNever: words } = walletWords;

export const NoMovements = () => (
  <EmptyState icon="wallet" title={words.title}>
    {words.text}
  </EmptyState>
);
