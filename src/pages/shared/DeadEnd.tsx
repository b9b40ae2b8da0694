import { Button, EmptyState, Heading, Stack } from '#design-system';
import { Anchor } from './Anchor.tsx';

interface DeadEndProps {
  icon?: 'search' | 'lock';
  messages: { title?: string; text: string };
  action: string;
  to: string;
}

/** Explains an empty page, with a link to go on. Empty and ButtonLink would double the code of the not-found page. */
export const DeadEnd = ({ icon = 'search', messages: { title, text }, action, to }: DeadEndProps) => (
  <EmptyState
    icon={icon}
    title={title}
    actions={
      <Button asChild>
        <Anchor to={to}>{action}</Anchor>
      </Button>
    }
  >
    {text}
  </EmptyState>
);

export const DeadEndPage = ({ heading, ...rest }: DeadEndProps & { heading: string }) => (
  <Stack>
    <Heading level={1}>{heading}</Heading>
    <DeadEnd {...rest} />
  </Stack>
);
