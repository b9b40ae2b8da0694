import type { ReactNode } from 'react';
import { Empty } from '../shared/Empty.tsx';
import { walletMessages } from './messages.ts';

const { emptyNever: messages } = walletMessages;

export const NoMovements = ({ action }: { action?: ReactNode }) => (
  <Empty icon="wallet" messages={messages} actions={action} />
);
