// /mails of `npm run dev`: every mail in the outbox of the data folder, newest first.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly at: string;
}

const escape = (text: string) => text.replaceAll(/[&<>"']/gu, (mark) => `&#${mark.codePointAt(0)};`);

const mailHtml = ({ to, subject, text, html, at }: Mail) => `<article><h2>${escape(subject)}</h2>
<p>To ${escape(to)}, ${escape(at)}</p><div><pre tabindex="0">${escape(text)}</pre>
${html === undefined ? '' : `<iframe title="${escape(subject)}" sandbox="" srcdoc="${escape(html)}"></iframe>`}</div></article>`;

/** Page of the lines of an outbox. A line that is being written is skipped. */
export function mailsHtml(lines: string): string {
  const mails = lines.split('\n').flatMap((line): Mail[] => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Mail];
    } catch {
      return [];
    }
  });
  const list = mails.toReversed().map(mailHtml).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:1rem}div{display:flex;flex-wrap:wrap;gap:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;flex:1 1 20rem;margin:0}iframe{border:1px solid;flex:2 1 20rem;block-size:30rem}</style></head>
<body><h1>Mails</h1>${list || '<p>No mail has been sent yet.</p>'}</body></html>`;
}

export const mailsPage = (root: string): Plugin => ({
  name: 'mails',
  configureServer({ middlewares }) {
    const outbox = path.resolve(root, process.env['DATA_DIR'] ?? 'data', 'outbox.ndjson');
    middlewares.use('/mails', (_request, reply, next) => {
      const sent = readFile(outbox, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      sent.then((lines) => {
        reply.setHeader('content-type', 'text/html; charset=utf-8');
        return reply.end(mailsHtml(lines));
      }, next);
    });
  },
});
