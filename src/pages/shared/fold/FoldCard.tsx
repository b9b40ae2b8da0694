import { Card, Heading, Text } from '#design-system';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Fold } from './FoldCard.styles.ts';

interface FoldCardProps {
  title: string;
  text: string;
  /** Current values, in place of the text while the fold is closed. */
  values?: string | undefined;
  startsOpen?: boolean | undefined;
  /** Id of the heading outside the card, which then shows its content without a fold. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A section behind its heading. Its fields stay mounted, and the browser finds words in it. */
export function FoldCard({ title, text, values, startsOpen = false, labelledBy, children }: FoldCardProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const isFold = labelledBy === undefined;
  // Stays open when it becomes a fold, for the sake of a focused field.
  useLayoutEffect(() => {
    if (!isFold && details.current) details.current.open = true;
  }, [isFold]);
  const head = (
    <>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <Text size="small" tone="muted" data-part="text">
        {text}
      </Text>
      {values !== undefined && (
        <Text size="small" tone="muted" data-part="values">
          {values}
        </Text>
      )}
    </>
  );
  return (
    <Card as="section" aria-labelledby={labelledBy ?? id} padding="none">
      <Fold ref={details} open={startsOpen} title={isFold && head} data-flat={!isFold || undefined}>
        {children}
      </Fold>
    </Card>
  );
}
