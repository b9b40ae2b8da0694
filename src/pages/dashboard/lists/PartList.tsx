import { EmptyState, Skeleton, Stack, type IconName } from '#design-system';
import type { ReactNode } from 'react';
import type { Resource } from '../../../state/machine/resource.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { ListCard } from './ListCard.tsx';

interface PartListProps<T, P> {
  words: { title: string; none: { title: string; text: string }; link: string };
  icon: IconName;
  to: string;
  of: Resource<void, P>;
  itemsOf: (value: P) => readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

const skeleton = <Skeleton lines={4} />;

export function PartList<T, P>({ words, icon, to, of, itemsOf, keyOf, children }: PartListProps<T, P>) {
  return (
    <ListCard title={words.title}>
      <Async
        of={of}
        skeleton={skeleton}
        isEmpty={(value) => itemsOf(value).length === 0}
        empty={
          <EmptyState icon={icon} title={words.none.title} actions={<RouterLink to={to}>{words.link}</RouterLink>}>
            {words.none.text}
          </EmptyState>
        }
      >
        {(value) => (
          <Stack gap={3}>
            <Stack as="ul" data-part="list" gap={3}>
              {itemsOf(value).map((item) => (
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
