import { Client } from 'pg';

/** A sent statement: its text and its bound values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const isRead = (text: string) => /^\s*(?:select|with)\b/iu.test(text) && !/for (?:no key )?update/iu.test(text);

/** The statements, by default reads without locks, that `work` sends through any pg client of this process. */
export async function statementsOf(
  work: () => Promise<unknown>,
  isWanted: (text: string) => boolean = isRead,
): Promise<Statement[]> {
  const found: Statement[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its client again
  const { query } = Client.prototype;
  const listen = function listen(this: Client, ...sent: [unknown]) {
    const [config] = sent;
    if (typeof config === 'object' && config !== null && 'text' in config) {
      const { text, values = [] } = config as { text: string; values?: unknown[] };
      found.push({ text, values });
    }
    return Reflect.apply(query, this, sent) as unknown;
  };
  // pg overloads this in eight ways, so the arguments pass unchanged.
  Client.prototype.query = listen as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return found.filter(({ text }) => isWanted(text));
}
