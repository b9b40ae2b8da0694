import { Card, Heading, Icon, Text } from '#design-system';
import { useId, type ReactNode } from 'react';
import { Details } from './FoldCard.styles.ts';

interface FoldCardProps {
  title: string;
  text: string;
  startsOpen?: boolean | undefined;
  children: ReactNode;
}

/** A section behind its heading. Its fields stay mounted, and the browser finds words in it. */
export function FoldCard({ title, text, startsOpen = false, children }: FoldCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="none">
      <Details open={startsOpen}>
        <summary>
          <span>
            <Heading level={2} size="small" id={id}>
              {title}
            </Heading>
            <Text size="small" tone="muted" data-part="text">
              {text}
            </Text>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div>{children}</div>
      </Details>
    </Card>
  );
}
