import type { IconName } from '../../icons/index.ts';
import { matching, ranks } from '../../internal/format/match.ts';

export interface Command {
  /** Unique id, stored for recent commands. */
  id: string;
  /** Action or destination, e.g. 'Extend Weather EU by 24 h'. */
  label: string;
  /** Second line, e.g. the type of item. */
  hint?: string;
  icon?: IconName;
  /** Further search terms. */
  keywords?: string;
  /** Global shortcut, e.g. 'g d'; for display only. */
  shortcut?: string;
  onRun: () => void;
}

export interface CommandGroup {
  /** Heading of the group, e.g. 'Products'. */
  label: string;
  commands: readonly Command[];
}

/** Maximum results per group. */
const maxPerGroup = 30;
/** Maximum number of recent commands. */
const maxRecent = 5;

function recentOf(groups: readonly CommandGroup[], recent: readonly string[]) {
  const all = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)));
  return recent.flatMap((id) => all.get(id) ?? []).slice(0, maxRecent);
}

const withShortcut = (commands: readonly Command[]) => ({
  shown: commands.filter(({ shortcut }) => shortcut),
  best: ranks.others,
});

/**
 * Filters the groups by a query; the group with the best match comes first. An empty query puts recent commands
 * first, '?' lists commands with a shortcut.
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
      const { shown, best } = wanted === '?' ? withShortcut(commands) : matching(commands, query, maxPerGroup);
      // Lists recent commands only once.
      return { label, best, commands: shown.filter((command) => !last.includes(command)) };
    })
    .toSorted((one, other) => one.best - other.best)
    .map(({ label, commands }) => ({ label, commands }));
  return [{ label: recentLabel, commands: last }, ...others].filter(({ commands }) => commands.length > 0);
}
