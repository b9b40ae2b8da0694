// npm run admin -- <command>: what an operator does to an exchange from its machine.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { command } from '../kernel/command.ts';
import { ConfigError, readConfig } from '../kernel/config.ts';
import { DatabaseError } from '../database/errors.ts';
import { openExchange } from '../kernel/exchange.ts';
import { askExchange } from '../kernel/operatorSocket.ts';
import { hasStoredSecret } from '../kernel/secret.ts';
import { commands, help, parse } from './commands.ts';
import { runCommand, type Outcome } from './runCommand.ts';

await command('Nothing was changed', async () => {
  const typed = process.argv.slice(2);
  if (typed.length === 0 || typed[0] === 'help') {
    console.log(help());
    return;
  }
  const { name, arguments: given } = parse(typed);
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  // Opening a missing database would create an empty one.
  if (!databaseUrl && !existsSync(dataDir) && !commands[name].startsEmpty) {
    throw new ConfigError(`There is no data in ${dataDir}`);
  }
  // A generated secret would open nothing that the processes of this database have sealed.
  if (databaseUrl && config.sessionSecret === undefined && !hasStoredSecret(dataDir)) {
    throw new ConfigError('Set SESSION_SECRET to the secret of the exchange');
  }
  const answer = databaseUrl ? undefined : await askExchange(dataDir, 'admin', [name, ...given]);
  const outcome = answer ? readAnswer(await text(answer)) : await runHere();
  if ('refused' in outcome) throw new ConfigError(outcome.refused);
  for (const line of outcome.lines) console.log(line);

  async function runHere(): Promise<Outcome> {
    const opened = await openExchange(config, { migrates: commands[name].startsEmpty ?? false });
    try {
      return await runCommand({ ...opened, serving: false }, [name, ...given]);
    } finally {
      await opened.close();
    }
  }
});

function readAnswer(answer: string): Outcome {
  if (!answer) throw new DatabaseError('unavailable', 'The running exchange failed to do this: see its log');
  return JSON.parse(answer) as Outcome;
}
