import { ConfigError } from '../kernel/config.ts';
import { Refusal } from '../kernel/refusal.ts';
import { commands, parse } from './commands.ts';
import type { AdminContext } from './context.ts';

/** `refused`: a sentence for the operator. Nothing was changed. */
export type Outcome = { readonly lines: readonly string[] } | { readonly refused: string };

export async function runCommand(context: AdminContext, typed: readonly string[]): Promise<Outcome> {
  try {
    const { name, arguments: given } = parse(typed);
    return { lines: await commands[name].run(context, given[0] ?? '') };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}
