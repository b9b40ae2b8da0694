import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '../kernel/config.ts';
import { codeOf } from '../database/errors.ts';

/** A mail as it leaves. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What makes one mail of the queue recognisable wherever it arrives. */
export interface Stamp {
  readonly id: string;
  /** RFC 3339. */
  readonly at: string;
}

export interface Transport {
  send(letter: Letter, stamp: Stamp): Promise<void>;
  /** Whether it is known that this mail has left already. */
  hasSent(to: string, subject: string, stamp: Stamp): Promise<boolean>;
  close(): void;
}

/** Milliseconds to connect, to be greeted, and of silence; together below the lease of a mail. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The file that stands for the mail server where there is none. */
export const outboxFile = (config: Config) => path.join(config.dataDir, 'outbox.ndjson');

function smtp(url: string, publicUrl: string): Transport {
  let opened: Promise<Transporter> | undefined;
  // Loaded with the first mail, which keeps the start quick.
  const open = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...patience })));
  const { hostname } = new URL(publicUrl);
  const from = { name: 'Data Exchange', address: `no-reply@${hostname}` };
  return {
    async send({ to, subject, text }, { id }) {
      // A mail tried again has the same id, by which mail servers tell a repetition.
      const mailer = await open();
      await mailer.sendMail({ from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${hostname}>` });
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
    send: ({ to, subject, text }, { at }) =>
      appendFile(file, `${JSON.stringify({ to, subject, text, at })}\n`, { mode: 0o600, flush: true }),
    async hasSent(to, subject, { at }) {
      const start = JSON.stringify({ to, subject }).slice(0, -1);
      const end = `,"at":${JSON.stringify(at)}}`;
      return (await lines()).some((line) => line.startsWith(start) && line.endsWith(end));
    },
    close: () => undefined,
  };
}

/** By SMTP where `SMTP_URL` says so, else into a file of the data folder. */
export const openTransport = (config: Config): Transport =>
  config.smtpUrl === undefined ? outbox(outboxFile(config)) : smtp(config.smtpUrl, config.publicUrl);
