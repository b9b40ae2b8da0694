import type { Command } from '#design-system';
import { paths } from '../../config/paths.ts';
import { faqGroups } from '../../messages/faqs/index.ts';

/** A command for each answer. Loaded with the first query: the answers are long. */
export const helpCommands = (go: (path: string) => void): Command[] =>
  faqGroups
    .flatMap(({ faqs }) => faqs)
    .map(({ id, question, keywords = '' }) => ({
      id: `help.${id}`,
      label: question,
      icon: 'help',
      keywords: `help ${keywords}`,
      verb: true,
      onRun: () => go(`${paths.faqs}#${id}`),
    }));
