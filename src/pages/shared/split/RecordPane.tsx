import { Heading, Skeleton, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { productPath } from '../../../config/paths.ts';
import type { Resource } from '../../../state/machine/resource.ts';
import { Async } from '../Async.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { useLoad } from '../useLoad.ts';

export interface DealRecord {
  stream_id: string;
  stream_name: string;
}

export interface RecordProps<R extends DealRecord> {
  id: string;
  /** Null where the person takes no part. */
  of: Resource<string, R | null>;
  noteOf: (record: R) => string;
  missing: ReactNode;
  children: (record: R, reload: () => void) => ReactNode;
}

const inset = { padding: 'var(--ds-space-5)' } as const;

export function RecordPane<R extends DealRecord>({ id, of, noteOf, missing, children }: RecordProps<R>) {
  useLoad(of, id);
  return (
    <Async of={of} input={id} skeleton={<Skeleton lines={8} style={inset} />}>
      {(shown) =>
        shown ? (
          <Stack gap={5} style={inset}>
            <Stack gap={1}>
              <Heading level={2}>
                <RouterLink to={productPath(shown.stream_id)} variant="quiet">
                  {shown.stream_name}
                </RouterLink>
              </Heading>
              <Text tone="muted">{noteOf(shown)}</Text>
            </Stack>
            {children(shown, () => void of.load(id))}
          </Stack>
        ) : (
          missing
        )
      }
    </Async>
  );
}
