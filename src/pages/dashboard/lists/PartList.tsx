import { EmptyState, Skeleton, Stack, type IconName } from '#design-system';
import type { ReactNode } from 'react';
import type { OperationName } from '../../../state/machine/rows.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { ListCard } from './ListCard.tsx';

interface PartListProps<T> {
  words: { title: string; none: { title: string; text: string }; link: string };
  icon: IconName;
  to: string;
  of: OperationName;
  items: readonly T[] | undefined;
  onRetry: () => unknown;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

const skeleton = <Skeleton lines={4} />;

export function PartList<T>({ words, icon, to, of, items, onRetry, keyOf, children }: PartListProps<T>) {
  return (
    <ListCard title={words.title}>
      <Async
        of={of}
        data={items}
        onRetry={onRetry}
        skeleton={skeleton}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon={icon} title={words.none.title} actions={<RouterLink to={to}>{words.link}</RouterLink>}>
            {words.none.text}
          </EmptyState>
        }
      >
        {(all) => (
          <Stack gap={3}>
            <Stack as="ul" data-part="list" gap={3}>
              {all.map((item) => (
                <li key={keyOf(item)}>{children(item)}</li>
              ))}
            </Stack>
            <RouterLink to={to}>{words.link}</RouterLink>
          </Stack>
        )}
      </Async>
    </ListCard>
  );
}
