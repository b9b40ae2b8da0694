import { fillText, Text } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import { productPath } from '../../../config/paths.ts';
import { activityMessages as messages } from '../../../messages/activity.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { Dots } from '../../shared/dots.styles.ts';
import { FromTo } from '../../shared/FromTo.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { changesIn } from './changes.ts';

/** Only the file names runs: no screen opens those of others. */
const hidden = 'execution';

export function Changes({ entry }: { entry: AuditEntry }) {
  // Re-renders once the category names have loaded.
  useValue(categories);
  return (
    <Dots as="span">
      {changesIn(entry)
        .filter(({ name }) => name !== hidden)
        .map(({ name, field, before, after }) => (
          <Text key={name} size="small" style={{ overflowWrap: 'anywhere' }}>
            <Text size="small" tone="muted">
              <span>{field}</span>:
            </Text>{' '}
            {name === 'stream' && after ? (
              <RouterLink to={productPath(after)}>{messages.view}</RouterLink>
            ) : before === undefined ? (
              <span>{after}</span>
            ) : (
              <FromTo before={before} after={after} />
            )}
          </Text>
        ))}
      {entry.reason && (
        <Text size="small" style={{ overflowWrap: 'anywhere' }}>
          {fillText(messages.because, { reason: entry.reason })}
        </Text>
      )}
    </Dots>
  );
}
