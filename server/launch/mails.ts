// /mails of `npm run dev`: the mails in the outbox of the data folder, newest first, and an example of every mail.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';

interface Example {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

interface Mail extends Example {
  readonly to: string;
  readonly at: string;
}

const escape = (text: string) => text.replaceAll(/[&<>"']/gu, (mark) => `&#${mark.codePointAt(0)};`);

const mailHtml = ({ subject, text, html }: Example, sent = '') => `<article><h3>${escape(subject)}</h3>
${sent}<div><pre tabindex="0">${escape(text)}</pre>
${html === undefined ? '' : `<iframe title="${escape(subject)}" sandbox="" srcdoc="${escape(html)}"></iframe>`}</div></article>`;

const sentHtml = (mail: Mail) => mailHtml(mail, `<p>To ${escape(mail.to)}, ${escape(mail.at)}</p>`);

/** Page of the lines of an outbox. A line that is being written is skipped. */
export function mailsHtml(lines: string, examples: readonly Example[] = []): string {
  const mails = lines.split('\n').flatMap((line): Mail[] => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Mail];
    } catch {
      return [];
    }
  });
  const list = mails.toReversed().map(sentHtml).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:1rem}div{display:flex;flex-wrap:wrap;gap:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;flex:1 1 20rem;margin:0}iframe{border:1px solid;flex:2 1 20rem;block-size:30rem}</style></head>
<body><h1>Mails</h1><h2>Sent</h2>${list || '<p>No mail has been sent yet.</p>'}
<h2>Examples</h2>${examples.map((example) => mailHtml(example)).join('\n')}</body></html>`;
}

export const mailsPage = (root: string): Plugin => ({
  name: 'mails',
  configureServer(vite) {
    const outbox = path.resolve(root, process.env['DATA_DIR'] ?? 'data', 'outbox.ndjson');
    vite.middlewares.use('/mails', (_request, reply, next) => {
      const sent = readFile(outbox, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const shown = vite.ssrLoadModule('/stories/mails/examples.ts');
      Promise.all([sent, shown]).then(([lines, { examples }]) => {
        reply.setHeader('content-type', 'text/html; charset=utf-8');
        return reply.end(mailsHtml(lines, examples as readonly Example[]));
      }, next);
    });
  },
});
