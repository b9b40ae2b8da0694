import { Button, EmptyState, Heading, Stack } from '#design-system';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { productWords } from '../../messages/product.ts';
import { titles } from '../../messages/screens.ts';

/** Also shown for products that this person may not see. */
export function Missing() {
  const { title, text, action } = productWords.missing;
  return (
    <Stack>
      <Heading level={1}>{titles.product}</Heading>
      <EmptyState
        icon="search"
        title={title}
        actions={
          <Button asChild>
            <Link to={paths.marketplace}>{action}</Link>
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Stack>
  );
}
