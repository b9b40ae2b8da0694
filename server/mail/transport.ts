import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '../kernel/config.ts';
import { codeOf } from '../database/errors.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Stamp {
  readonly id: string;
  readonly at: string;
}

export interface Transport {
  send(letter: Letter, stamp: Stamp): Promise<void>;
  hasSent(stamp: Stamp): Promise<boolean>;
  close(): void;
}

/** Milliseconds to connect, for the greeting, and of silence. Their sum is below the lease of a mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export const outboxFile = (config: Config) => path.join(config.dataDir, 'outbox.ndjson');

function smtp(url: string, publicUrl: string): Transport {
  let opened: Promise<Transporter> | undefined;
  // Lazy: loaded with the first mail, for a quick start.
  const open = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...timeouts })));
  const { hostname } = new URL(publicUrl);
  const from = { name: 'Data Exchange', address: `no-reply@${hostname}` };
  return {
    async send({ to, ...letter }, { id }) {
      // A retry keeps its message id, so mail servers detect the duplicate.
      const mailer = await open();
      await mailer.sendMail({
        from,
        to: { name: '', address: to },
        ...letter,
        headers: { ...letter.headers },
        messageId: `<${id}@${hostname}>`,
      });
    },
    hasSent: async () => false,
    close: () => void opened?.then((mailer) => mailer.close()),
  };
}

function outbox(file: string): Transport {
  const lines = async () => {
    try {
      return (await readFile(file, 'utf8')).split('\n');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  };
  return {
    send: ({ to, subject, text, html, headers }, { id, at }) =>
      appendFile(file, `${JSON.stringify({ to, subject, text, html, headers, id, at })}\n`, {
        mode: 0o600,
        flush: true,
      }),
    async hasSent(stamp) {
      const end = JSON.stringify(stamp).slice(1);
      return (await lines()).some((line) => line.endsWith(end));
    },
    close: () => undefined,
  };
}

export const openTransport = (config: Config): Transport =>
  config.smtpUrl === undefined ? outbox(outboxFile(config)) : smtp(config.smtpUrl, config.publicUrl);
