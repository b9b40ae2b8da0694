import { Skeleton, Stack } from '#design-system';
import type { ReactNode } from 'react';
import type { Resource } from '../../../state/machine/resource.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { ListCard } from './ListCard.tsx';

interface PartListProps<T, P> {
  messages: { title: string; link: string };
  to: string;
  of: Resource<void, P>;
  itemsOf: (value: P) => readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

const skeleton = <Skeleton lines={4} />;

export function PartList<T, P>({ messages, to, of, itemsOf, keyOf, children }: PartListProps<T, P>) {
  return (
    <ListCard title={messages.title}>
      <Async of={of} skeleton={skeleton}>
        {(value) => (
          <Stack gap={3}>
            <Stack as="ul" data-part="list" gap={3}>
              {itemsOf(value).map((item) => (
                <li key={keyOf(item)}>{children(item)}</li>
              ))}
            </Stack>
            <RouterLink to={to}>{messages.link}</RouterLink>
          </Stack>
        )}
      </Async>
    </ListCard>
  );
}
