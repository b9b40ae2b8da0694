import { AuthLayout } from '#design-system';
import type { ReactNode } from 'react';
import { screens } from '../../messages/screens.ts';

interface SessionFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages before signing in. */
export function SessionFrame({ title, children }: SessionFrameProps) {
  return (
    <AuthLayout brand={screens.productName} title={title}>
      {children}
    </AuthLayout>
  );
}
