import type { IconName } from '../../icons/index.ts';
import { matching, ranks } from '../../internal/format/match.ts';

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

function recentOf(groups: readonly CommandGroup[], recent: readonly string[]) {
  const all = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)));
  return recent.flatMap((id) => all.get(id) ?? []).slice(0, mostRecent);
}

const withShortcut = (commands: readonly Command[]) => ({
  shown: commands.filter(({ shortcut }) => shortcut),
  best: ranks.others,
});

/**
 * The groups that a query leaves, the one with the best match first. Without a query the recent commands come first;
 * '?' lists those with a shortcut.
 */
export function found(
  groups: readonly CommandGroup[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): CommandGroup[] {
  const wanted = query.trim();
  const last = wanted === '' ? recentOf(groups, recent) : [];
  const others = groups
    .map(({ label, commands }) => {
      const { shown, best } = wanted === '?' ? withShortcut(commands) : matching(commands, query, mostOfGroup);
      // A command stands in the list once.
      return { label, best, commands: shown.filter((command) => !last.includes(command)) };
    })
    .toSorted((one, other) => one.best - other.best)
    .map(({ label, commands }) => ({ label, commands }));
  return [{ label: recentLabel, commands: last }, ...others].filter(({ commands }) => commands.length > 0);
}
