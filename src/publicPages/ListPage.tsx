import { Button, Container, fillText, Inline, numberFormat, Text } from '#design-system';
import { publicRoot, type PublicList } from '#contract/publicPage.ts';
import { counted, dot } from '../messages/format.ts';
import { publicPagesMessages as messages } from '../messages/publicPages.ts';
import { Cards } from './Cards.tsx';
import { Chips, Hero } from './publicPages.styles.ts';

const pagePath = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

export const listTitle = ({ category }: PublicList): string =>
  category ? fillText(messages.inCategory, { category }) : messages.title;

export const listAbout = ({ category, total }: PublicList): string =>
  category ? fillText(messages.aboutCategory, { products: counted(messages.products, total) }) : messages.about;

function Pages({ path, page, pages }: PublicList) {
  if (pages < 2) return null;
  return (
    <Inline as="nav" justify="between" aria-label={messages.pages} style={{ marginBlockStart: 'var(--ds-space-6)' }}>
      {page > 1 ? (
        <Button asChild variant="outline">
          <a href={pagePath(path, page - 1)} rel="prev">
            {messages.previous}
          </a>
        </Button>
      ) : (
        <span />
      )}
      <Text tone="muted">{fillText(messages.page, { page, pages })}</Text>
      {page < pages ? (
        <Button asChild variant="outline">
          <a href={pagePath(path, page + 1)} rel="next">
            {messages.next}
          </a>
        </Button>
      ) : (
        <span />
      )}
    </Inline>
  );
}

export function ListPage({ page }: { page: PublicList }) {
  const all = page.categories.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ name: messages.all, path: publicRoot, count: all }, ...page.categories];
  return (
    <>
      <Hero>
        <Container>
          <h1>{listTitle(page)}</h1>
          <p>{listAbout(page)}</p>
          {!page.category && (
            <p data-part="figures">
              {`${counted(messages.products, page.total)}${dot}${counted(messages.sellers, page.sellers)}`}
            </p>
          )}
        </Container>
      </Hero>
      <Container>
        <nav aria-label={messages.categories}>
          <Chips>
            {chips.map(({ name, path, count }) => (
              <li key={path}>
                <a href={path} aria-current={path === page.path ? 'page' : undefined}>
                  <span>{name}</span>
                  <small>{numberFormat().format(count)}</small>
                </a>
              </li>
            ))}
          </Chips>
        </nav>
        <Cards products={page.products} />
        <Pages {...page} />
      </Container>
    </>
  );
}
