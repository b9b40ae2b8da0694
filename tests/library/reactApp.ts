// The packed package in a bare Vite app with a version of React, served under a strict policy.
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { installBesideReact } from './bareApp.ts';
import { hostStyles, reactMain, reactPage, reactServer } from './reactPage.ts';

const nonce = 'b3f1';
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; connect-src 'self'; img-src data:`;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const documentOf = ({ styles = '', html = '' }) =>
  `<!doctype html><html lang="ar" dir="rtl"><meta property="csp-nonce" nonce="${nonce}" content="${nonce}"><link rel="icon" href="data:,">${styles}
<div id="root">${html}</div><script type="module" src="/main.js"></script></html>`;

function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname));
    // Attributes of style that a server writes cannot carry a nonce.
    response.setHeader(
      'Content-Security-Policy',
      pathname === '/server.html' ? `${policy}; style-src-attr 'unsafe-inline'` : policy,
    );
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    try {
      response.end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

export interface ReactApp {
  folder: string;
  /** Address of the page; `server.html` there is the same from a server. */
  url: string;
  /** Warnings of the rendering on the server. */
  warnings: readonly string[];
  remove: () => void;
}

/** Installs, renders on a server, builds and serves the app. */
export async function openReactApp(react: string, styled: string): Promise<ReactApp> {
  const types = ['react', 'react-dom'].map((name) => `@types/${name}@^${react.slice(0, 2)}.0.0`);
  const folder = installBesideReact(react, `styled-components@${styled}`, ...types);
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('page.js', reactPage);
  write('main.js', reactMain);
  write('server.js', reactServer);
  const rendered = spawnSync(process.execPath, ['server.js', nonce], { cwd: folder, encoding: 'utf8' });
  if (rendered.status !== 0) throw new Error(rendered.stderr);
  write('index.html', documentOf({}));
  write('server.html', documentOf(JSON.parse(rendered.stdout) as { styles: string; html: string }));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    build: { assetsInlineLimit: 0, minify: false, rolldownOptions: { input: ['index.html', 'server.html'] } },
  });
  write('dist/host.css', hostStyles);
  write('dist/margin.css', 'body { margin: 0; }');
  const server = await serve(path.join(folder, 'dist'));
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    warnings: rendered.stderr === '' ? [] : [rendered.stderr],
    remove() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
