import { Button, EmptyState, Heading, Stack } from '#design-system';
import { paths } from '../../config/paths.ts';
import { productsMessages } from '../../messages/products.ts';
import { titles } from '../../config/screens.ts';
import { Anchor } from '../shared/Anchor.tsx';

/** Shown to people without the right to sell who follow a direct link. */
export function NoRight() {
  const { title, text, action } = productsMessages.noRight;
  return (
    <Stack>
      <Heading level={1}>{titles.products}</Heading>
      <EmptyState
        icon="lock"
        title={title}
        actions={
          <Button asChild>
            <Anchor to={paths.marketplace}>{action}</Anchor>
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Stack>
  );
}
