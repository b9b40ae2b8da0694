import { Banner, fillText } from '#design-system';
import { paths } from '../../config/paths.ts';
import { mfaMessages } from '../../messages/mfa.ts';
import { RouterLink } from '../../pages/shared/RouterLink.tsx';
import { dismissFewCodes, useMfa } from '../../state/me/mfa.ts';

const messages = mfaMessages.few;
const spaceBelow = { marginBlockEnd: 'var(--ds-space-4)' } as const;
const countText = (left: number) =>
  left === 0 ? messages.none : left === 1 ? messages.one : fillText(messages.some, { left: String(left) });

export function FewCodes() {
  const { fewCodes } = useMfa();
  if (fewCodes === undefined) return null;
  return (
    <Banner
      tone="warning"
      style={spaceBelow}
      title={countText(fewCodes)}
      action={
        <RouterLink to={paths.security} onClick={dismissFewCodes}>
          {messages.action}
        </RouterLink>
      }
      onDismiss={dismissFewCodes}
    >
      {messages.text}
    </Banner>
  );
}
