import { type IconName } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { savedMessages } from '../../../messages/marketplace.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ButtonLink } from '../../shared/ButtonLink.tsx';

interface NoneProps {
  icon: IconName;
  messages: { title: string; text: string };
}

export function None({ icon, messages }: NoneProps) {
  return (
    <Empty
      icon={icon}
      messages={messages}
      actions={<ButtonLink to={paths.marketplace}>{savedMessages.go}</ButtonLink>}
    />
  );
}
