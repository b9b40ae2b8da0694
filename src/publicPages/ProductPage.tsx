import {
  Breadcrumbs,
  Button,
  Card,
  Container,
  dayAt,
  dayText,
  fillText,
  Heading,
  Inline,
  KeyValueList,
  Link,
  Markdown,
  numberFormat,
  Stack,
  Text,
} from '#design-system';
import { displayTokens, ListingPicture } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { publicRoot, type PublicProductPage } from '#contract/publicPage.ts';
import { buyParameter, productPath } from '../config/paths.ts';
import { publicPagesMessages as messages } from '../messages/publicPages.ts';
import { factOf, showsGroupsOnly } from '../pages/product/facts.ts';
import { figure } from '../pages/product/sample/values.ts';
import { chartOf, factsOf, lineOf } from '../pages/shared/product/cardFacts.ts';
import { withDates } from '../pages/shared/product/isoDateText.ts';
import { ProductBadges } from '../pages/shared/product/ProductBadges.tsx';
import { Cards, PriceText } from './Cards.tsx';
import { Columns } from './publicPages.styles.ts';
import { LargeChart, SampleView } from './SampleView.tsx';

const hoursOfDay = 24;
const day = (at: string) => dayText(dayAt(Date.parse(at), 'UTC'));

/** Keeps the choice and the view through the sign-in. */
export function signInPath({ stream, search }: PublicProductPage): string {
  const parameters = new URLSearchParams(search);
  parameters.set(buyParameter, stream.accessType === 'PROTECTED' ? '' : String(hoursOfDay));
  return `${productPath(stream.id)}?${parameters}`;
}

function Price({ page }: { page: PublicProductPage }) {
  const { price, accessType, offer, unreadable, query_missing: queryMissing } = page.stream;
  const needsApproval = accessType === 'PROTECTED';
  const perDay = `${displayTokens(price * hoursOfDay)} ${tokenInfo.symbol}`;
  return (
    <Card>
      <Stack gap={3}>
        <PriceText price={price} />
        {price > 0 && <Text tone="muted">{fillText(messages.perDay, { price: perDay })}</Text>}
        <Button asChild size="large" wide>
          <a href={signInPath(page)} rel="nofollow">
            {needsApproval ? messages.ask : price === 0 ? messages.get : messages.buy}
          </a>
        </Button>
        <Text size="small" tone="muted">
          {unreadable
            ? messages.unreadable
            : queryMissing
              ? messages.queryMissing
              : needsApproval
                ? messages.approval
                : messages.afterSignIn}
        </Text>
        {offer && price > 0 && (
          <Text size="small" tone="muted">
            {messages.offer}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ page }: { page: PublicProductPage }) {
  const { stream, sample, category } = page;
  const { facts } = messages;
  const rows = sample && `${numberFormat().format(sample.rows_measured)}${sample.complete ? '' : '+'}`;
  const items = [
    { label: facts.type, value: stream.type },
    { label: facts.category, value: <Link href={category.path}>{category.name}</Link> },
    { label: facts.rows, value: sample && sample.rows_measured > 0 && rows },
    { label: facts.format, value: sample?.format.toUpperCase() },
    { label: facts.quality, value: sample && fillText(messages.grade, sample.quality) },
    { label: facts.oldest, value: sample?.oldest && figure(sample.oldest) },
    { label: facts.newest, value: sample?.newest && figure(sample.newest) },
    { label: facts.covers, value: withDates(factOf(stream.metadata, 'covers') ?? '') },
    { label: facts.licence, value: factOf(stream.metadata, 'licence') },
    {
      label: facts.terms,
      value: stream.terms && (
        <Link href={stream.terms} rel="nofollow noreferrer">
          {facts.readTerms}
        </Link>
      ),
    },
    { label: facts.published, value: day(stream.published_date) },
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="small">
          {facts.title}
        </Heading>
        <KeyValueList items={items.filter(({ value }) => value)} />
      </Stack>
    </Card>
  );
}

export function ProductPage({ page }: { page: PublicProductPage }) {
  const { stream, category, sample, related } = page;
  return (
    <Container style={{ paddingBlockStart: 'var(--ds-space-6)' }}>
      <Breadcrumbs current={stream.name}>
        <Link href={publicRoot}>{messages.catalogue}</Link>
        <Link href={category.path}>{category.name}</Link>
      </Breadcrumbs>
      <Columns>
        <div>
          <Stack as="header" gap={3}>
            <Inline gap={4} wrap={false}>
              {(stream.logo || !chartOf(stream)) && <ListingPicture name={stream.name} logo={stream.logo} />}
              <Heading level={1} size="large">
                {stream.name}
              </Heading>
            </Inline>
            <Text tone="muted">
              {lineOf([fillText(messages.by, { seller: stream.ownerName }), ...factsOf(stream)])}
            </Text>
            <Inline>
              <ProductBadges stream={stream} category={category.name} />
            </Inline>
          </Stack>
          <LargeChart page={page} />
          <Stack as="section" gap={3}>
            <Heading level={2} size="medium">
              {messages.description}
            </Heading>
            <Markdown text={stream.description} headingLevel={3} />
          </Stack>
          {sample && <SampleView sample={sample} file={page.sampleFile} isRoom={showsGroupsOnly(stream)} />}
        </div>
        <aside>
          <Price page={page} />
          <Facts page={page} />
        </aside>
      </Columns>
      {related.length > 0 && (
        <Stack as="section" gap={4} style={{ marginBlockStart: 'var(--ds-space-12)' }}>
          <Heading level={2} size="medium">
            {fillText(messages.related, { category: category.name })}
          </Heading>
          <Cards products={related} />
        </Stack>
      )}
    </Container>
  );
}
