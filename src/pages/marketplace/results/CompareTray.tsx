import { Button, Card, Inline, Tag, Text } from '#design-system';
import { useSnapshot } from 'valtio';
import { comparePath } from '../../../config/paths.ts';
import { maxCompared } from '../../../config/constants.ts';
import { counted } from '../../../messages/format.ts';
import { compareMessages as messages } from '../../../messages/marketplace.ts';
import { chooseToCompare, clearCompared, compare } from '../../../state/trade/browse/compare.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Tray } from '../Marketplace.styles.ts';

// Two names fit side by side on a phone, so that four leave the list visible.
const tagWidth = { maxInlineSize: 'min(16rem, 38vw)' };

export function CompareTray() {
  const { chosen } = useSnapshot(compare);
  return (
    <Tray data-bar>
      <Card as="section" variant="raised" aria-label={messages.go}>
        <Inline gap={3} justify="between">
          <Inline>
            <Text weight="semibold" aria-live="polite">
              {counted(messages.tray, chosen.length)}
            </Text>
            {chosen.map((stream) => (
              <Tag key={stream.id} style={tagWidth} onRemove={() => chooseToCompare(stream, false)}>
                {stream.name}
              </Tag>
            ))}
            {chosen.length >= maxCompared && (
              <Text size="small" tone="muted">
                {messages.full}
              </Text>
            )}
          </Inline>
          <Inline>
            <Button variant="ghost" tone="neutral" onClick={clearCompared}>
              {messages.clear}
            </Button>
            <ButtonLink to={comparePath(chosen.map(({ id }) => id))}>{messages.go}</ButtonLink>
          </Inline>
        </Inline>
      </Card>
    </Tray>
  );
}
