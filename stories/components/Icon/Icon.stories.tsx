import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import { Icon, type IconName } from '#design-system/icons/index.ts';
import { icons } from '#design-system/icons/icons.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Icon', component: Icon, args: { name: 'wallet' as const } });
const names = Object.keys(icons) as IconName[];

export const Basic = meta.story();
export const Labelled = meta.story({ args: { label: 'Wallet', size: 'large' } });

export const All = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline gap={6}>
      {names.map((name) => (
        <Stack key={name} gap={1} align="center">
          <Icon name={name} size="large" />
          <Text size="tiny" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
});
