import { styled } from 'styled-components';
import { CopyButton } from '#design-system/components/CopyButton/index.ts';
import { Link } from '#design-system/components/Link/index.ts';
import { entryOf } from '../../.storybook/parts.ts';

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

interface PartHeaderProps {
  part: string;
  /** Story whose props can be changed. */
  story: string;
}

/** Import and playground of a part, above its documentation. */
export function PartHeader({ part, story }: PartHeaderProps) {
  const line = `import { ${part} } from '${entryOf(part)}';`;
  return (
    <Bar className="sb-unstyled" aria-label="Use">
      <span>
        <code dir="ltr">{line}</code> <CopyButton value={line} label="import" />
      </span>
      <Link href={`./?path=/story/${story}`} target="_top">
        Playground
      </Link>
    </Bar>
  );
}
