import { EmptyState, Heading, Stack } from '#design-system';
import { productsWords } from '../../messages/products.ts';
import { titles } from '../../messages/screens.ts';

/** Stands where somebody without the right to sell has come by an address. */
export function NoRight() {
  const { title, text } = productsWords.noRight;
  return (
    <Stack>
      <Heading level={1}>{titles.products}</Heading>
      <EmptyState icon="lock" title={title}>
        {text}
      </EmptyState>
    </Stack>
  );
}
