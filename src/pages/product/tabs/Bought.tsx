import { Stack, Text } from '#design-system';
import { boughtMessages as messages } from '../../../messages/use.ts';
import { When } from '../../shared/When.tsx';
import { Moment } from './Bought.styles.ts';

interface BoughtProps {
  /** End of the access, RFC 3339. */
  end: string;
  kind: keyof typeof messages.next;
}

/** The moment after a purchase, with the next step. The snackbar announces the purchase itself. */
export const Bought = ({ end, kind }: BoughtProps) => (
  <Moment>
    <svg viewBox="0 0 48 48" aria-hidden>
      <circle cx="24" cy="24" r="21" />
      <path d="m14 25 7 7 13-15" pathLength={1} />
    </svg>
    <Stack gap={1}>
      <Text as="p" size="large" weight="semibold">
        <span>{messages.title}</span> <When at={end} as="moment" />
      </Text>
      <Text as="p" tone="muted">
        {messages.next[kind]}
      </Text>
    </Stack>
  </Moment>
);
