import { styled } from 'styled-components';
import { Text } from '#design-system/components/Text/index.ts';
import { screensOf } from '../../.storybook/parts.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2) var(--ds-space-4);
  padding: 0;
  margin: 0 0 var(--ds-space-4);
  list-style: none;
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-small);
  & code {
    color: var(--ds-text-muted);
    overflow-wrap: anywhere;
  }
`;

/** Screens of the app with a part: those that use it, then those where it is inside another part. */
export function UsedIn({ part }: { part: string }) {
  const screens = screensOf(part);
  const rows = [
    { label: 'Directly', shown: screens.filter(({ isDirect }) => isDirect) },
    { label: 'Inside other parts', shown: screens.filter(({ isDirect }) => !isDirect) },
  ];
  return (
    <div className="sb-unstyled" dir="ltr">
      {rows
        .filter(({ shown }) => shown.length > 0)
        .map(({ label, shown }) => (
          <div key={label}>
            <Text size="small" tone="muted">
              {label}
            </Text>
            <List aria-label={`${label}: screens with ${part}`}>
              {shown.map(({ name, title, path }) => (
                <li key={name}>
                  {title} <code>{path}</code>
                </li>
              ))}
            </List>
          </div>
        ))}
    </div>
  );
}
