import { Heading, Icon, IconButton, Inline, Menu, saveFile, Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { productsMessages as messages } from '../../messages/products.ts';
import { titles } from '../../config/screens.ts';
import { exportOwned } from '../../state/trade/selling/catalogue.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { useMedia } from '../shared/useMedia.ts';
import { phone } from '../shared/windows.ts';

async function save() {
  const outcome = await exportOwned();
  if (outcome.ok && typeof outcome.value === 'string') saveFile(messages.exportFile, outcome.value);
}

function Add({ asIcon }: { asIcon: boolean }) {
  if (asIcon)
    return (
      <IconButton asChild label={messages.add} variant="solid">
        <Anchor to={paths.newProduct}>
          <Icon name="plus" />
        </Anchor>
      </IconButton>
    );
  return (
    <ButtonLink to={paths.newProduct}>
      <Icon name="plus" /> {messages.add}
    </ButtonLink>
  );
}

/** @param isEmpty the list below offers the first product itself */
export function Head({ isEmpty }: { isEmpty: boolean }) {
  const isPhone = useMedia(phone);
  const exporting = useOperation('products.export').phase === 'request';
  return (
    <Inline justify="between" align="end" gap={4}>
      <Stack gap={1} style={{ flex: isPhone ? '1' : '1 1 14rem' }}>
        <Heading level={1}>{titles.products}</Heading>
        {!isPhone && <Text tone="muted">{messages.intro}</Text>}
      </Stack>
      {!isEmpty && (
        <Inline wrap={false}>
          <Add asIcon={isPhone} />
          <Menu.Root>
            <Menu.Trigger>
              <IconButton label={messages.more} variant="outline" aria-busy={exporting}>
                <Icon name="more" />
              </IconButton>
            </Menu.Trigger>
            <Menu.Content>
              <Menu.Item asChild>
                <Anchor to={paths.uploadProducts}>
                  <Icon name="upload" /> {messages.upload}
                </Anchor>
              </Menu.Item>
              <Menu.Item disabled={exporting} onSelect={() => void save()}>
                <Icon name="download" /> {messages.export}
              </Menu.Item>
            </Menu.Content>
          </Menu.Root>
        </Inline>
      )}
    </Inline>
  );
}
