import { Banner, Countdown, dateFormat, Inline, Stack } from '#design-system';
import { format } from '../../../messages/format.ts';
import { mfaWords } from '../../../messages/mfa.ts';
import { unlockMfa } from '../../../state/me/mfa.ts';

const words = mfaWords.locked;

export function Locked({ until }: { until: number }) {
  return (
    <Banner tone="danger" title={words.title}>
      <Stack gap={2}>
        {format(words.text, { time: dateFormat({ timeStyle: 'medium' }).format(until) })}
        <Inline>
          <Countdown until={until} suffix={words.left} ended={words.over} onEnd={unlockMfa} />
        </Inline>
      </Stack>
    </Banner>
  );
}
