import { fillText, Skeleton, Stack, Text } from '#design-system';
import { accessPath } from '../../config/paths.ts';
import { overview as messages } from './messages.ts';
import { parts } from './overview.ts';
import { AccessStrip } from '../shared/product/AccessStrip.tsx';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { ListCard } from './lists/ListCard.tsx';

const days = 7;
const maxShown = 5;
const skeleton = <Skeleton shape="block" style={{ blockSize: '9rem' }} />;

export function RunwayCard() {
  return (
    <ListCard title={messages.readable} action={<RouterLink to={accessPath('mine')}>{messages.toAccess}</RouterLink>}>
      <Async of={parts.access} skeleton={skeleton}>
        {({ content, total }) => (
          <Stack gap={3}>
            <AccessStrip
              label={messages.runway}
              running={content.slice(0, maxShown)}
              days={days}
              onEnd={() => void parts.access.load()}
            />
            {total > maxShown && (
              <Text size="small" tone="muted">
                {fillText(messages.moreRunning, { count: total - maxShown })}
              </Text>
            )}
          </Stack>
        )}
      </Async>
    </ListCard>
  );
}
