import { styled } from 'styled-components';
import { Text } from '#design-system/components/Text/index.ts';
import { screensOf } from '../../.storybook/parts.ts';
import { ScreenCrop } from './ScreenCrop.tsx';

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

const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-4);
  margin-block-end: var(--ds-space-4);
`;

const mostCrops = 6;

/** Screens that show a part: up to `mostCrops` pictures, then all names, split into direct and nested use. */
export function UsedIn({ part }: { part: string }) {
  const screens = screensOf(part);
  const crops = screens.flatMap(({ crop }) => crop ?? []).slice(0, mostCrops);
  const rows = [
    { label: 'Directly', shown: screens.filter(({ isDirect }) => isDirect) },
    { label: 'Inside other parts', shown: screens.filter(({ isDirect }) => !isDirect) },
  ];
  return (
    <div className="sb-unstyled" dir="ltr">
      {crops.length > 0 && (
        <Crops>
          {crops.map((crop) => (
            <ScreenCrop key={crop.story} crop={crop} part={part} />
          ))}
        </Crops>
      )}
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
