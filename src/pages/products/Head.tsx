import { Button, Heading, Icon, Inline, saveFile, Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { productsWords as words } from '../../messages/products.ts';
import { titles } from '../../config/screens.ts';
import { exportOwned } from '../../state/trade/catalogue.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { Anchor } from '../shared/Anchor.tsx';

const counted = (total: number) => (total === 1 ? words.count.one : format(words.count.many, { count: total }));

async function save() {
  const outcome = await exportOwned();
  if (outcome.ok && typeof outcome.value === 'string') saveFile(words.exportFile, outcome.value);
}

export function Head({ total }: { total: number | undefined }) {
  const exporting = useOperation('products.export').phase === 'request';
  return (
    <Inline justify="between" align="end" gap={4}>
      <Stack gap={1}>
        <Heading level={1}>{titles.products}</Heading>
        <Text tone="muted">
          {words.intro} <span aria-live="polite">{total === undefined ? '' : `${counted(total)}.`}</span>
        </Text>
      </Stack>
      <Inline>
        <Button variant="outline" tone="neutral" loading={exporting} onClick={() => void save()}>
          <Icon name="download" /> {words.export}
        </Button>
        <Button variant="outline" tone="neutral" asChild>
          <Anchor to={paths.uploadProducts}>
            <Icon name="upload" /> {words.upload}
          </Anchor>
        </Button>
        <Button asChild>
          <Anchor to={paths.newProduct}>
            <Icon name="plus" /> {words.add}
          </Anchor>
        </Button>
      </Inline>
    </Inline>
  );
}
