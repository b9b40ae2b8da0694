import { Button } from '#design-system/components/Button/index.ts';
import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import { Icon, type IconName } from '#design-system/icons/index.ts';
import { icons } from '#design-system/icons/icons.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Icon', component: Icon });
const names = Object.keys(icons) as IconName[];

export const Basic = meta.story({ args: { name: 'wallet' } });
export const Labelled = meta.story({ args: { name: 'wallet', label: 'Wallet', size: 'large' } });

/** Lucide's "anchor", which is no name of `Icon`. */
const anchorLines = (
  <>
    <path d="M12 6v16" />
    <path d="m19 13 2-1a9 9 0 0 1-18 0l2 1" />
    <path d="M9 11h6" />
    <circle cx="12" cy="4" r="2" />
  </>
);

/** A drawing of your own has the sizes, the lines and the places of the others. */
export const OwnDrawing = meta.story({
  render: () => (
    <Inline gap={4}>
      <Icon size="small">{anchorLines}</Icon>
      <Icon>{anchorLines}</Icon>
      <Icon size="large" label="Port">
        {anchorLines}
      </Icon>
      <Button variant="outline" tone="neutral">
        <Icon>{anchorLines}</Icon> Ports
      </Button>
    </Inline>
  ),
});

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
