import { Link, SegmentedControl, Stack } from '#design-system';
import screens from 'virtual:screens';
import { useRef, useState } from 'react';
import { BrandForm } from './BrandForm.tsx';
import { Screens, Window } from './AllScreens.styles.ts';
import { useBrand } from './useBrand.ts';
import { useNear } from './useNear.ts';

const widths = [
  { value: '1440', label: 'Laptop', height: 900 },
  { value: '390', label: 'Phone', height: 844 },
] as const;

/** A screen of the app in a small window, loaded when it is near. It takes the look of the page around it. */
function Screen({ story, title }: (typeof screens)[number]) {
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useNear(stage);
  return (
    <section>
      <Link href={`./?path=/story/${story}`} target="_top">
        {title}
      </Link>
      <Window ref={stage} className="sb-story">
        {isNear && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the same site: it needs its scripts and their storage
          <iframe src={`iframe.html?id=${story}&viewMode=story`} title={title} inert />
        )}
      </Window>
    </section>
  );
}

/** The app's screens over recorded answers, with the settings of a brand above. */
export function AllScreens() {
  const brand = useBrand();
  const [width, setWidth] = useState<string>('1440');
  const height = widths.find(({ value }) => value === width)?.height;
  return (
    <Stack gap={6} className="sb-unstyled">
      <BrandForm {...brand} />
      <SegmentedControl label="Window" segments={widths} value={width} onValueChange={setWidth} />
      <Screens style={{ '--window-width': width, '--window-height': height }}>
        {screens.map((screen) => (
          <Screen key={screen.story} {...screen} />
        ))}
      </Screens>
    </Stack>
  );
}
