import { Button, Container, Link } from '#design-system';
import { publicRoot, type PublicPage } from '#contract/publicPage.ts';
import type { ReactNode } from 'react';
import { contactPath } from '../config/frontDoor.ts';
import { publicPagesMessages as messages } from '../messages/publicPages.ts';
import { Brand } from '../pages/shared/account/Brand.tsx';
import { Page } from './publicPages.styles.ts';

export function Shell({ page, signIn, children }: { page: PublicPage; signIn: string; children: ReactNode }) {
  return (
    <Page>
      <a href="#content" data-part="skip">
        {messages.skip}
      </a>
      <header>
        <Container data-part="bar">
          <a href={publicRoot} data-part="brand">
            <Brand />
          </a>
          <Button asChild variant="outline">
            <a href={signIn} rel="nofollow">
              {messages.signIn}
            </a>
          </Button>
        </Container>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <Container>
          <nav aria-label={messages.forPrograms}>
            <Link href={publicRoot}>{messages.all}</Link>
            <Link href="/docs">{messages.api}</Link>
            <Link href="/catalogue.jsonld">{messages.dcat}</Link>
            <Link href={signIn}>{messages.signIn}</Link>
            {page.contact && <Link href={contactPath(page.contact)}>{messages.contact}</Link>}
          </nav>
        </Container>
      </footer>
    </Page>
  );
}
