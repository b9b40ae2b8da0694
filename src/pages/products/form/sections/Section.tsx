import { Stack } from '#design-system';
import type { ReactNode } from 'react';
import { FoldCard } from '../../../shared/fold/FoldCard.tsx';
import { useSummary, type Summarized } from './summaries.ts';

interface SectionProps {
  title: string;
  text: string;
  /** Section whose values the closed fold shows. */
  summaryOf?: Summarized;
  /** Fields of a new product that need an answer. */
  isNeeded?: boolean;
  children: ReactNode;
}

export const Section = ({ summaryOf, isNeeded, children, ...rest }: SectionProps) => (
  <FoldCard {...rest} values={useSummary(summaryOf)} startsOpen={isNeeded}>
    <Stack gap={4}>{children}</Stack>
  </FoldCard>
);
