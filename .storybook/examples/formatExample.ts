import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const formatting = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'),
) as FormatConfig;

/** Code of an example in the style of this repository. */
export const formatExample = async (code: string): Promise<string> =>
  (await format('example.tsx', code, formatting)).code;
