import { Banner, Countdown, dateFormat, fillText, Inline, Stack } from '#design-system';
import { mfaMessages } from '../../../messages/mfa.ts';
import { unlockMfa } from '../../../state/me/mfa.ts';

const messages = mfaMessages.locked;

export function Locked({ until }: { until: number }) {
  return (
    <Banner tone="danger" title={messages.title}>
      <Stack gap={2}>
        <span>{fillText(messages.text, { time: dateFormat({ timeStyle: 'medium' }).format(until) })}</span>
        <Inline>
          <Countdown until={until} suffix={messages.left} ended={messages.over} onEnd={unlockMfa} />
        </Inline>
      </Stack>
    </Banner>
  );
}
