import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Avatar } from '#design-system/components/Avatar/index.ts';
import { Badge } from '#design-system/components/Badge/index.ts';
import { Heading } from '#design-system/components/Heading/index.ts';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import { SearchField } from '#design-system/form/fields/SearchField.tsx';
import { Icon } from '#design-system/icons/index.ts';
import { AppShell } from '#design-system/patterns/AppShell/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: framed('24rem') },
});

// Replaces a router link.
const Go = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

const navigation = [
  {
    places: [
      { label: 'Dashboard', icon: 'home', link: <Go href="#dashboard" /> },
      { label: 'Marketplace', icon: 'market', link: <Go href="#marketplace" aria-current="page" /> },
      { label: 'Offers', icon: 'offer', link: <Go href="#offers" />, count: 3 },
      { label: 'Wallet', icon: 'wallet', link: <Go href="#wallet" /> },
    ],
  },
  {
    label: 'Sell',
    places: [
      { label: 'Products', icon: 'product', link: <Go href="#products" /> },
      { label: 'Reports', icon: 'chart', link: <Go href="#reports" /> },
    ],
  },
] as const;

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  args: {
    brand: 'Data Exchange',
    navigation,
    search: <SearchField label="Search products" />,
    actions: (
      <>
        <Badge tone="accent">124.5 tokens</Badge>
        <IconButton label="Notifications">
          <Icon name="bell" />
        </IconButton>
        <Avatar name="Ana Duarte" />
      </>
    ),
    children: (
      <Stack>
        <Heading level={1}>Marketplace</Heading>
        <Text tone="muted">24 products</Text>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Marketplace' })[0]).toHaveAttribute('aria-current', 'page');
  },
});
