import { Text, type IconName } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { savedMessages } from '../../../messages/marketplace.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ButtonLink } from '../../shared/ButtonLink.tsx';

interface NoneHereProps {
  messages: { title: string; text: string };
}

interface NoneProps extends NoneHereProps {
  icon: IconName;
}

/** One line, as another part of the page has content. */
export const NoneHere = ({ messages: { title, text } }: NoneHereProps) => (
  <Text as="p" tone="muted">
    <span>{`${title}.`}</span> <span>{text}</span>
  </Text>
);

export function None({ icon, messages }: NoneProps) {
  return (
    <Empty
      icon={icon}
      messages={messages}
      actions={<ButtonLink to={paths.marketplace}>{savedMessages.go}</ButtonLink>}
    />
  );
}
