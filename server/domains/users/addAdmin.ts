// npm run add:admin -- <e-mail>: adds the first admin, who can add all other users. Production starts without users.
// The running server mails the new admin a recovery link for choosing a password.
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { Email } from '#contract/entities/users.ts';
import { command } from '../../kernel/command.ts';
import { ConfigError, readConfig } from '../../kernel/config.ts';
import { openExchange } from '../../kernel/exchange.ts';
import { queueMail } from '../../mail/queue.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { addUser } from './add.ts';

await command('Nobody was added', async () => {
  const email = Email.safeParse(process.argv[2]);
  if (!email.success) throw new ConfigError('Name the e-mail address: npm run add:admin -- somebody@example.com');
  const { exchange, close } = await openExchange(readConfig(process.env));
  try {
    // Random and discarded: the first sign-in uses the mail.
    const password = randomBytes(32).toString('base64url');
    const userId = await addUser(exchange, { email: email.data, password, userModeType: { admin: true, user: true } });
    await queueMail(exchange.db, 'recovery', { address: email.data }, exchange.now());
    console.log(`${email.data} is an admin (${userId}); the server sends a mail by which to choose a password.`);
  } catch (error) {
    throw error instanceof Refusal ? new ConfigError(error.message, { cause: error }) : error;
  } finally {
    await close();
  }
});
