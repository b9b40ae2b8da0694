// npm run prose:check [folder …]: fails on prose that breaks the writing rules, unless the allow list says why.
import process from 'node:process';
import { allowed } from './allowed.ts';
import { passagesOf, tracked } from './read.ts';
import { findingsIn, type Finding } from './rules.ts';
import { excessShares, sources } from './share.ts';

const isAllowed = ({ file, text }: Finding) =>
  allowed.some((entry) => file.startsWith(entry.file) && text.includes(entry.text));

/** Everything that breaks a rule in files under these folders, or in all files. */
export const findings = (folders: readonly string[] = []): Finding[] =>
  tracked()
    .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)))
    .flatMap(passagesOf)
    .flatMap(findingsIn)
    .filter((finding) => !isAllowed(finding));

if (import.meta.main) {
  const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const found = findings(folders);
  const lines = [
    ...found.map(({ file, line, kind, rule }) => `${file}:${line} ${kind}: ${rule}`),
    ...excessShares(sources()),
  ];
  for (const line of lines) console.error(line);
  console.log(`prose check: ${lines.length} ${lines.length === 1 ? 'finding' : 'findings'}`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
