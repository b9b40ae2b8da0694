import { fillText, Heading, Inline, Skeleton, Stack, Text } from '#design-system';
import { productPath, sellerPath } from '../../../config/paths.ts';
import { detailMessages as messages } from '../../../messages/admin.ts';
import { products } from './person.ts';
import { Async } from '../../shared/Async.tsx';
import { Price } from '../../shared/payment/Price.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';

const { one, many } = messages.allProducts;

export function Products({ id }: { id: string }) {
  return (
    <Stack gap={3}>
      <Heading level={3}>{messages.products}</Heading>
      <Async
        of={products}
        input={id}
        skeleton={<Skeleton lines={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<Text tone="muted">{messages.noProducts}</Text>}
      >
        {({ content, total }) => (
          <Stack gap={3} align="start">
            <Stack as="ul" gap={2} data-part="list" style={{ alignSelf: 'stretch' }}>
              {content.map(({ id: product, name, price }) => (
                <Inline as="li" key={product} justify="between" align="start" gap={3} wrap={false}>
                  <RouterLink to={productPath(product)}>{name}</RouterLink>
                  <Price price={price} />
                </Inline>
              ))}
            </Stack>
            <RouterLink to={sellerPath(id)}>{total === 1 ? one : fillText(many, { count: total })}</RouterLink>
          </Stack>
        )}
      </Async>
    </Stack>
  );
}
