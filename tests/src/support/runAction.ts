import { operationMessages } from '#src/messages/operations/index.ts';
import { rows } from '#src/state/machine/actions/index.ts';
import { runner } from '#src/state/machine/operations.ts';

/** Runs any action by its name. */
export const run = runner(rows, operationMessages);
