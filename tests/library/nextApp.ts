/**
 * Files of a Next app as another team writes it: a form, a long table and a dialog under a strict policy. `/` is in the
 * App Router, `/pages` in the Pages Router.
 */
export const nextApp: Readonly<Record<string, string>> = {
  'next.config.js': 'export default { typescript: { ignoreBuildErrors: true }, poweredByHeader: false };',
  'proxy.js': `
import { NextResponse } from 'next/server';

export function proxy(request) {
  const nonce = crypto.randomUUID();
  // Attributes of style cannot carry a nonce; they set custom properties of a table before it hydrates.
  const policy = \`default-src 'none'; script-src 'self' 'nonce-\${nonce}'; style-src 'self' 'nonce-\${nonce}'; style-src-attr 'unsafe-inline'; font-src 'self'; connect-src 'self'; img-src data:\`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}`,
  'app/layout.js': `
import { headers } from 'next/headers';
import '@data-exchange/design-system/styles.css';
import { Providers } from './providers.js';

export const metadata = { icons: 'data:,' };

export default async function Layout({ children }) {
  const nonce = (await headers()).get('x-nonce');
  return (
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <head><meta property="csp-nonce" nonce={nonce} content={nonce} suppressHydrationWarning /></head>
      <body><Providers nonce={nonce}>{children}</Providers></body>
    </html>
  );
}`,
  'app/providers.js': `
'use client';
import { useState } from 'react';
import { useServerInsertedHTML } from 'next/navigation';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createTheme, LocaleProvider, ThemeProvider } from '@data-exchange/design-system';

const brand = createTheme({ accent: '#7c3aed' });

export function Providers({ nonce, children }) {
  const [sheet] = useState(() => (typeof window === 'undefined' ? new ServerStyleSheet({ nonce }) : undefined));
  if (typeof window !== 'undefined') globalThis.__webpack_nonce__ = nonce;
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement();
    sheet?.instance.clearTag();
    return styles;
  });
  const page = (
    <ThemeProvider brand={brand}>
      <LocaleProvider locale="ar" texts={{ common: { close: 'إغلاق' } }}>{children}</LocaleProvider>
    </ThemeProvider>
  );
  return sheet ? <StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager> : page;
}`,
  'app/parts.js': `
'use client';
import { useEffect, useState, version } from 'react';
import { Button, DataTable, Dialog, Form, SubmitButton, TextField } from '@data-exchange/design-system';

const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), name: 'Row ' + index }));
const columns = [{ id: 'name', header: 'Name', sortBy: (row) => row.name, cell: (row) => row.name }];

export function Parts() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <main data-hydrated={ready || undefined}>
      <p id="version">{version}</p>
      <Form onSubmit={(values) => { document.title = JSON.stringify(values); }}>
        <TextField name="email" label="Email" type="email" required />
        <SubmitButton>Send</SubmitButton>
      </Form>
      <Dialog.Root>
        <Dialog.Trigger><Button>Open</Button></Dialog.Trigger>
        <Dialog.Content title="Terms" description="Read them.">Text</Dialog.Content>
      </Dialog.Root>
      <DataTable label="Rows" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </main>
  );
}`,
  'app/page.js': `
import { formatTokens } from '@data-exchange/design-system/marketplace/amount';
import { Parts } from './parts.js';

export default function Page() {
  return <><p id="price">{formatTokens(1_500_000)}</p><Parts /></>;
}`,
  'pages/_document.js': `
import Document, { Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

export default class Page extends Document {
  static async getInitialProps(context) {
    const nonce = context.req.headers['x-nonce'];
    const sheet = new ServerStyleSheet({ nonce });
    const { renderPage } = context;
    context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
    const initial = await Document.getInitialProps(context);
    return { ...initial, nonce, styles: <>{initial.styles}{sheet.getStyleElement()}</> };
  }

  render() {
    const { nonce } = this.props;
    return (
      <Html lang="ar" dir="rtl">
        <Head nonce={nonce}>
          <meta property="csp-nonce" nonce={nonce} content={nonce} />
          <link rel="icon" href="data:," />
        </Head>
        <body><Main /><NextScript nonce={nonce} /></body>
      </Html>
    );
  }
}`,
  'pages/_app.js': `
import { createTheme, LocaleProvider, ThemeProvider } from '@data-exchange/design-system';
import '@data-exchange/design-system/styles.css';

const brand = createTheme({ accent: '#7c3aed' });

export default function App({ Component, pageProps }) {
  return (
    <ThemeProvider brand={brand}>
      <LocaleProvider locale="ar" texts={{ common: { close: 'إغلاق' } }}><Component {...pageProps} /></LocaleProvider>
    </ThemeProvider>
  );
}`,
  'pages/pages.js': `
import { formatTokens } from '@data-exchange/design-system/marketplace/amount';
import { Parts } from '../app/parts.js';

// The nonce changes with every request.
export const getServerSideProps = () => ({ props: {} });

export default function Page() {
  return <><p id="price">{formatTokens(1_500_000)}</p><Parts /></>;
}`,
};
