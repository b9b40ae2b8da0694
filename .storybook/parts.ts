import * as core from '../design-system/index.ts';
import { about } from '../design-system/library/about.ts';
import * as marketplace from '../design-system/marketplace/index.ts';

/** Entry of the package that exports a part; undefined for other names. */
export function entryOf(name: string): string | undefined {
  if (name in core) return about.name;
  return name in marketplace ? `${about.name}/marketplace` : undefined;
}
