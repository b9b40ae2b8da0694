// Creates the embedded database with its first data, as a child process of the first start. Its memory is freed when it
// exits. On any failure the server does the same work and reports the cause.
import { enableCompileCache } from 'node:module';
import process from 'node:process';

enableCompileCache();
process.once('disconnect', () => process.exit(1));
const [{ readConfig }, { openExchange }, { seed }] = await Promise.all([
  import('../kernel/config.ts'),
  import('../kernel/exchange.ts'),
  import('../seed/seed.ts'),
]);
try {
  const { exchange, close } = await openExchange(readConfig(process.env));
  await seed(exchange, (line) => void process.stdout.write(`${line}\n`));
  await close();
  process.exit(0);
} catch {
  process.exit(1);
}
