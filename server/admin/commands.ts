import { ConfigError } from '../kernel/config.ts';
import type { AdminContext } from './context.ts';
import { makeAdmin } from './makeAdmin.ts';
import { moveFiles } from './moveFiles.ts';
import { prune } from './prune.ts';
import { resetPassword } from './resetPassword.ts';
import { rotateSecret } from './rotateSecret.ts';
import { status } from './status.ts';
import { turnMfaOff } from './turnMfaOff.ts';

interface Command {
  readonly argument?: '<email>';
  readonly summary: string;
  /** May create the database and add missing schema steps. */
  readonly startsEmpty?: true;
  readonly run: (context: AdminContext, argument: string) => Promise<readonly string[]>;
}

type CommandName = 'status' | 'make-admin' | 'reset-password' | 'mfa-off' | 'rotate-secret' | 'move-files' | 'prune';

export const commands: Readonly<Record<CommandName, Command>> = {
  status: { summary: 'shows accounts, mails, settings and the state of a rotation', run: status },
  'make-admin': {
    argument: '<email>',
    summary: 'adds an admin, or gives a person the role and the right to sign in',
    startsEmpty: true,
    run: makeAdmin,
  },
  'reset-password': {
    argument: '<email>',
    summary: 'ends the sessions and the password, and prints a link for a new one',
    run: resetPassword,
  },
  'mfa-off': { argument: '<email>', summary: 'turns two-factor authentication off', run: turnMfaOff },
  'rotate-secret': { summary: 'seals stored values with the new secret', run: rotateSecret },
  'move-files': { summary: 'copies pictures from the data folder into the bucket of STORAGE_URL', run: moveFiles },
  prune: { summary: 'deletes now what has expired', run: prune },
};

const names = Object.keys(commands) as CommandName[];
const usageOf = (name: CommandName) => [name, commands[name].argument].filter(Boolean).join(' ');

export function help(): string {
  const width = Math.max(...names.map((name) => usageOf(name).length));
  const rows = names.map((name) => `  ${usageOf(name).padEnd(width)}  ${commands[name].summary}`);
  return ['npm run admin -- <command>', ...rows].join('\n');
}

export function parse([typed = '', ...given]: readonly string[]): { name: CommandName; arguments: readonly string[] } {
  const name = names.find((known) => known === typed);
  if (!name) throw new ConfigError(`There is no command ${typed}. Commands: ${names.join(', ')}`);
  if (given.length !== (commands[name].argument ? 1 : 0)) {
    throw new ConfigError(`Usage: npm run admin -- ${usageOf(name)}`);
  }
  return { name, arguments: given };
}
