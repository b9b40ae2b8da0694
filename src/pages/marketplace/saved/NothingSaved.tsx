import { Text, type IconName } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { savedMessages } from '../../../messages/marketplace.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ButtonLink } from '../../shared/ButtonLink.tsx';

interface NothingSavedLineProps {
  messages: { title: string; text: string };
}

interface NothingSavedProps extends NothingSavedLineProps {
  icon: IconName;
}

/** One line, as another part of the page has content. */
export const NothingSavedLine = ({ messages: { title, text } }: NothingSavedLineProps) => (
  <Text as="p" tone="muted">
    <span>{`${title}.`}</span> <span>{text}</span>
  </Text>
);

export function NothingSaved({ icon, messages }: NothingSavedProps) {
  return (
    <Empty
      icon={icon}
      messages={messages}
      actions={<ButtonLink to={paths.marketplace}>{savedMessages.go}</ButtonLink>}
    />
  );
}
