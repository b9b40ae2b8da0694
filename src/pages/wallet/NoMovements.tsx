import { EmptyState } from '#design-system';
import { walletMessages } from '../../messages/wallet.ts';

const { emptyNever: messages } = walletMessages;

export const NoMovements = () => (
  <EmptyState icon="wallet" title={messages.title}>
    {messages.text}
  </EmptyState>
);
