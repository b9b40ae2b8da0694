import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#design-system/components/Button/index.ts';
import { Link } from '#design-system/components/Link/index.ts';
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

const maxCrops = 6;

/** Screens that show a part: `maxCrops` pictures at first, then all names, split into direct and nested use. */
export function UsedIn({ part }: { part: string }) {
  const [areAllShown, setAreAllShown] = useState(false);
  const screens = screensOf(part);
  // The frame around all screens links the story of one screen.
  const all = Object.values(
    Object.fromEntries(screens.flatMap(({ crop }) => (crop ? [[`${crop.story} ${crop.box.join(' ')}`, crop]] : []))),
  );
  const crops = areAllShown ? all : all.slice(0, maxCrops);
  const rows = [
    { label: 'Directly', shown: screens.filter(({ isDirect }) => isDirect) },
    { label: 'Inside other parts', shown: screens.filter(({ isDirect }) => !isDirect) },
  ];
  return (
    <div className="sb-unstyled" dir="ltr">
      {screens.length === 0 && <Text>Used on no screen yet.</Text>}
      {crops.length > 0 && (
        <Crops>
          {crops.map((crop) => (
            <ScreenCrop key={crop.story} crop={crop} part={part} />
          ))}
          {crops.length < all.length && (
            <Button variant="ghost" tone="neutral" onClick={() => setAreAllShown(true)}>
              {`Show ${all.length - crops.length} more`}
            </Button>
          )}
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
              {shown.map(({ name, title, path, story }) => (
                <li key={name}>
                  {story ? (
                    <Link href={`./?path=/story/${story}`} target="_top">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}{' '}
                  <code>{path}</code>
                </li>
              ))}
            </List>
          </div>
        ))}
    </div>
  );
}
