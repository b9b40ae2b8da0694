import { Button, EmptyState, Heading, Stack } from '#design-system';
import { paths } from '../../config/paths.ts';
import { productMessages } from '../../messages/product.ts';
import { titles } from '../../config/screens.ts';
import { Anchor } from '../shared/Anchor.tsx';

/** Also shown for products that this person may not see. */
export function Missing() {
  const { title, text, action } = productMessages.missing;
  return (
    <Stack>
      <Heading level={1}>{titles.product}</Heading>
      <EmptyState
        icon="search"
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
