// Entry of the server: renders a public page to a document without scripts.
import { ServerStyleSheet } from 'styled-components';
import { prerender } from 'react-dom/static';
import { Button, Container, Heading, Stack, Text, ThemeProvider } from '#design-system';
import { publicRoot, type PublicPage, type RenderPublicPage } from '#contract/publicPage.ts';
import base from '#design-system/theme/styles.css?inline';
import { paths } from '../config/screens.ts';
import { publicPagesMessages as messages } from '../messages/publicPages.ts';
import { Head } from './Head.tsx';
import { listJsonLd, productJsonLd } from './jsonLd.ts';
import { ListPage } from './ListPage.tsx';
import { ProductPage, signInPath } from './ProductPage.tsx';
import { Shell } from './Shell.tsx';

function Missing() {
  return (
    <Container style={{ paddingBlock: 'var(--ds-space-16)' }}>
      <Stack gap={4} align="start">
        <Heading level={1} size="large">
          {messages.missing}
        </Heading>
        <Text tone="muted">{messages.missingText}</Text>
        <Button asChild>
          <a href={publicRoot}>{messages.browse}</a>
        </Button>
      </Stack>
    </Container>
  );
}

const jsonLdOf = (page: PublicPage) =>
  page.kind === 'product' ? productJsonLd(page) : page.kind === 'list' ? listJsonLd(page) : undefined;

function Document({ page }: { page: PublicPage }) {
  return (
    <html lang="en">
      <Head page={page} />
      <body>
        <ThemeProvider>
          <Shell page={page} signIn={page.kind === 'product' ? signInPath(page) : paths.login}>
            {page.kind === 'product' ? (
              <ProductPage page={page} />
            ) : page.kind === 'list' ? (
              <ListPage page={page} />
            ) : (
              <Missing />
            )}
          </Shell>
        </ThemeProvider>
      </body>
    </html>
  );
}

const inner = (tags: string) => Array.from(tags.matchAll(/<style[^>]*>(.*?)<\/style>/gsu), ([, css]) => css).join('');

export const renderPublicPage: RenderPublicPage = async (page) => {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(sheet.collectStyles(<Document page={page} />), {
      // Larger boundaries would be moved to their places by scripts.
      progressiveChunkSize: Infinity,
    });
    const markup = await new Response(prelude).text();
    const style = base + inner(sheet.getStyleTags());
    const data = jsonLdOf(page);
    const linked = data
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
      : '';
    return { html: markup.replace('</head>', () => `<style>${style}</style>${linked}</head>`), style };
  } finally {
    sheet.seal();
  }
};
