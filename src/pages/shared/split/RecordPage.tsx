import { Breadcrumbs, Heading, Skeleton, Stack, Text } from '#design-system';
import { useValue } from '../../../state/machine/resource.ts';
import { Async } from '../Async.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { useLoad } from '../useLoad.ts';
import { useTitle } from '../useTitle.ts';
import type { DealRecord, RecordProps } from './RecordPane.tsx';

interface RecordPageProps<R extends DealRecord> extends RecordProps<R> {
  title: string;
  list: { path: string; title: string };
}

/** The entry as a page, for narrow windows and links. */
export function RecordPage<R extends DealRecord>({
  id,
  of,
  title,
  list,
  noteOf,
  missing,
  children,
}: RecordPageProps<R>) {
  const found = useValue(of, id);
  const name = found?.stream_name;
  useLoad(of, id);
  useTitle(name);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={name ?? title}>
          <RouterLink to={list.path}>{list.title}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{name ?? title}</Heading>
        <Text tone="muted">{found ? noteOf(found) : '\u00A0'}</Text>
      </Stack>
      <Async of={of} input={id} skeleton={<Skeleton lines={8} />}>
        {(shown) => (shown ? children(shown, () => void of.load(id)) : missing)}
      </Async>
    </Stack>
  );
}
