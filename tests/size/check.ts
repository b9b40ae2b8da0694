// npm run size: JavaScript of the built app before signing in, and with each further page. Also the weight of each part
// of the design system. Compared with the budgets.
import path from 'node:path';
import process from 'node:process';
import { screenDetails } from '#src/config/screenDetails.ts';
import { parts as budgets } from './budgets.ts';
import { modulesOf } from './bundled.ts';
import { weighParts } from './parts.ts';
import { weighRoutes } from './routes.ts';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');
const problems: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

function hold(name: string, bytes: number, cap: number, note = ''): void {
  say(`${name.padEnd(24)}${(bytes / 1_000).toFixed(1).padStart(7)} of ${String(cap).padStart(3)} kB${note}`);
  if (bytes > cap * 1_000) problems.push(`${name} is ${bytes - cap * 1_000} bytes over its budget.`);
}

const { login, further } = weighRoutes(dist);
say('login route');
hold('LoginPage', login, screenDetails.login.budgetKb);
say('\nfurther pages, on top of it');
for (const { page, bytes, files, budgetKb } of further) hold(page, bytes, budgetKb, ` in ${files} files`);
say('\nparts of the design system, each alone');
const { rule } = budgets;
const heavier: Readonly<Record<string, number>> = budgets.heavier;
const parts = await weighParts();
for (const [name, bytes] of parts) hold(name, bytes, heavier[name] ?? rule);
for (const [name, cap] of Object.entries(heavier)) {
  if (!parts.has(name)) problems.push(`There is no part ${name} any more: take away its budget.`);
  if (cap <= rule) problems.push(`${name} needs no budget of its own: ${cap} kB is within the rule.`);
}

const ofDialog = (modules: readonly string[]) => modules.filter((name) => /dialog/iu.test(name));
const [button, dialog] = [await modulesOf('Button'), await modulesOf('Dialog')];
const uninvited = ofDialog(button);
say(`\nButton alone: ${button.length} modules, ${uninvited.length} of a dialog; Dialog: ${ofDialog(dialog).length}`);
if (uninvited.length > 0) problems.push(`Button brings code of a dialog: ${uninvited.join(', ')}`);
// Else the look for dialogs would find none anywhere.
if (ofDialog(dialog).length === 0) problems.push('Nothing of a dialog is found where there is one.');
if (!button.some((name) => name.endsWith('/Button.tsx'))) problems.push('Button is not in its own bundle.');

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
