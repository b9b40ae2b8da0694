import { Stack } from '#design-system';
import type { ReactNode } from 'react';
import { FoldCard } from '../../../shared/fold/FoldCard.tsx';

interface SectionProps {
  title: string;
  text: string;
  /** Fields of a new product that need an answer. */
  isNeeded?: boolean;
  children: ReactNode;
}

export const Section = ({ isNeeded, children, ...rest }: SectionProps) => (
  <FoldCard {...rest} startsOpen={isNeeded}>
    <Stack gap={4}>{children}</Stack>
  </FoldCard>
);
