import type { IconName } from '../../icons/index.ts';
import { matching } from '../../internal/match.ts';

export interface Command {
  /** Tells it from every other command; remembered as recent. */
  id: string;
  /** What it does or where it goes, e.g. 'Extend Weather EU by 24 h'. */
  label: string;
  /** A second line, e.g. what kind of thing it is. */
  hint?: string;
  icon?: IconName;
  /** Other words by which it is found. */
  keywords?: string;
  /** Keys that run it from anywhere, e.g. 'g d'; shown only. */
  shortcut?: string;
  onRun: () => void;
}

export interface CommandGroup {
  /** Names the group, e.g. 'Products'. */
  label: string;
  commands: readonly Command[];
}

/** The most lines of a group: beyond them people type more. */
const mostOfGroup = 30;
/** The most recent commands shown. */
const mostRecent = 5;

const wordsOf = ({ label, hint = '', keywords = '' }: Command) => `${label} ${hint} ${keywords}`;

function recentOf(groups: readonly CommandGroup[], recent: readonly string[]) {
  const all = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)));
  return recent.flatMap((id) => all.get(id) ?? []).slice(0, mostRecent);
}

/** The groups that a query leaves; without one the recent commands come first, and '?' lists those with a shortcut. */
export function found(
  groups: readonly CommandGroup[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): CommandGroup[] {
  const keep = (commands: readonly Command[]) =>
    query.trim() === '?'
      ? commands.filter(({ shortcut }) => shortcut)
      : matching(commands, query, wordsOf, mostOfGroup).shown;
  const last = query.trim() === '' ? recentOf(groups, recent) : [];
  // A command stands in the list once.
  const others = groups.map(({ label, commands }) => ({
    label,
    commands: keep(commands).filter((command) => !last.includes(command)),
  }));
  return [{ label: recentLabel, commands: last }, ...others].filter(({ commands }) => commands.length > 0);
}
