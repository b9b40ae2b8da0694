import { EmptyState, Heading, Stack } from '#design-system';
import { productsMessages } from '../../messages/products.ts';
import { titles } from '../../config/screens.ts';

/** Shown to people without the right to sell who follow a direct link. */
export function NoRight() {
  const { title, text } = productsMessages.noRight;
  return (
    <Stack>
      <Heading level={1}>{titles.products}</Heading>
      <EmptyState icon="lock" title={title}>
        {text}
      </EmptyState>
    </Stack>
  );
}
