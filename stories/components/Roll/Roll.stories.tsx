import { expect, screen } from 'storybook/test';
import { useState } from 'react';
import { Button } from '#design-system/components/Button/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import { Roll } from '#design-system/components/Roll/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Roll', component: Roll, args: { children: '96.4 DXT' } });

export const Basic = meta.story();

function Balance() {
  const [tokens, setTokens] = useState(96);
  return (
    <Inline>
      <Text size="title" weight="semibold" numeric>
        <Roll>{`${tokens} DXT`}</Roll>
      </Text>
      <Button onClick={() => setTokens(tokens + 25)}>Add 25 tokens</Button>
    </Inline>
  );
}

export const Changing = meta.story({
  render: () => <Balance />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add 25 tokens' }));
    await expect(screen.getByText('121 DXT')).toBeInTheDocument();
    await expect(screen.queryByText('96 DXT')).toBeNull();
  },
});
