import { Banner } from '#design-system';
import { paths } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { mfaWords } from '../../messages/mfa.ts';
import { RouterLink } from '../../pages/shared/RouterLink.tsx';
import { dismissFewCodes, useMfa } from '../../state/me/mfa.ts';

const words = mfaWords.few;
const spaceBelow = { marginBlockEnd: 'var(--ds-space-4)' } as const;
const countText = (left: number) =>
  left === 0 ? words.none : left === 1 ? words.one : format(words.some, { left: String(left) });

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
          {words.action}
        </RouterLink>
      }
      onDismiss={dismissFewCodes}
    >
      {words.text}
    </Banner>
  );
}
