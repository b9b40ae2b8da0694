import { EmptyState } from '#design-system';
import type { ReactNode } from 'react';
import { walletMessages } from '../../messages/wallet.ts';

const { emptyNever: messages } = walletMessages;

export const NoMovements = ({ action }: { action?: ReactNode }) => (
  <EmptyState icon="wallet" title={messages.title} actions={action}>
    {messages.text}
  </EmptyState>
);
