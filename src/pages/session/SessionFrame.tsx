import { AuthLayout } from '#design-system';
import type { ReactNode } from 'react';
import { Brand } from '../shared/Brand.tsx';
import { Pitch } from '../shared/Pitch.tsx';

interface SessionFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages before signing in. */
export function SessionFrame({ title, children }: SessionFrameProps) {
  return (
    <AuthLayout brand={<Brand />} title={title} aside={<Pitch />}>
      {children}
    </AuthLayout>
  );
}
