import { styled } from 'styled-components';
import { Badge } from '#design-system/components/Badge/index.ts';
import { CopyButton } from '#design-system/components/CopyButton/index.ts';
import { entryOf } from '../../.storybook/parts.ts';
import { statusOf } from '../../.storybook/status.ts';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2) var(--ds-space-4);
  align-items: center;
  margin-block-end: var(--ds-space-4);
  color: var(--ds-text-muted);
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-small);
  & code {
    overflow-wrap: anywhere;
  }
`;

/** Status, version and import of a part, above its documentation. */
export function PartHeader({ part }: { part: string }) {
  const { status, since } = statusOf(part);
  const line = `import { ${part} } from '${entryOf(part)}';`;
  return (
    <Bar className="sb-unstyled" aria-label="Status">
      <Badge tone={status === 'new' ? 'accent' : 'success'}>{status === 'new' ? 'New' : 'Stable'}</Badge>
      <span>since {since}</span>
      <span>
        <code dir="ltr">{line}</code> <CopyButton value={line} label="import" />
      </span>
    </Bar>
  );
}
