import { Heading, Stack } from '#design-system';
import { ButtonLink } from './ButtonLink.tsx';
import { Empty } from './Empty.tsx';

interface DeadEndProps {
  icon?: 'search' | 'lock';
  messages: { title?: string; text: string };
  action: string;
  to: string;
}

/** Says why there is nothing to see, with a link to go on. */
export const DeadEnd = ({ icon = 'search', messages, action, to }: DeadEndProps) => (
  <Empty icon={icon} messages={messages} actions={<ButtonLink to={to}>{action}</ButtonLink>} />
);

export const DeadEndPage = ({ heading, ...rest }: DeadEndProps & { heading: string }) => (
  <Stack>
    <Heading level={1}>{heading}</Heading>
    <DeadEnd {...rest} />
  </Stack>
);
