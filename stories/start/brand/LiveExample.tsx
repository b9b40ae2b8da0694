import { Skeleton } from '#design-system';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Component, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Stage, wide } from './AllParts.styles.ts';
import { Window, Windows } from './AllScreens.styles.ts';
import { useNear } from './useNear.ts';

type Args = Record<string, unknown>;
type Draw = (args: Args, context: Context) => ReactNode;
interface Context {
  args: Args;
  parameters: Record<string, unknown>;
}
interface Input {
  component?: ComponentType<Args>;
  render?: Draw;
  args?: Args;
  parameters?: Record<string, unknown> & { docs?: Docs; layout?: string };
  decorators?: ((story: () => ReactNode, context: Context) => ReactNode)[];
}
interface BasicStory {
  input: Input;
  meta: { input: Input };
}

const stories = import.meta.glob<Record<string, BasicStory>>('../../{components,form,patterns,charts}/*/*.stories.tsx');

interface Docs {
  story?: { inline: boolean; height: string };
}

/** A layout of whole pages is as high as its window. */
const pageFrame = { inline: false, height: '40rem' };

function frameOf({ input, meta }: BasicStory, part: string) {
  const [own, common] = [input.parameters, meta.input.parameters];
  const isPage = wide.includes(part) && (own?.layout ?? common?.layout) === 'fullscreen';
  return own?.docs?.story ?? common?.docs?.story ?? (isPage ? pageFrame : undefined);
}

/** The story without Storybook's own decorators, which apply a look to the whole page. */
function composed({ input, meta: { input: meta } }: BasicStory): ReactNode {
  const args: Args = { ...meta.args, ...input.args };
  const context: Context = { args, parameters: { ...meta.parameters, ...input.parameters } };
  const Part = meta.component;
  const render = input.render ?? meta.render ?? ((given: Args) => Part && <Part {...given} />);
  const Drawn = () => render(args, context);
  return [...(input.decorators ?? []), ...(meta.decorators ?? [])].reduce<ReactNode>(
    (inner, decorate) => decorate(() => inner, context),
    <Drawn />,
  );
}

/** Composed once, so that an example keeps what a user typed while the brand changes. */
function Drawn({ story }: { story: BasicStory }) {
  return useMemo(() => composed(story), [story]);
}

const widthPx = 480;
/** Wide enough for the panel beside the form of AuthLayout. */
const wideWidthPx = 1200;
const remPx = 16;

/** An overlay, open in a small window: on the page it would cover the other parts. */
function Framed({ id, part, height }: { id: string; part: string; height: string }) {
  const width = wide.includes(part) ? wideWidthPx : widthPx;
  return (
    <Windows style={{ '--window-width': width, '--window-height': Number.parseFloat(height) * remPx }}>
      <Window>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same site: it needs its scripts and their storage */}
        <iframe src={`iframe.html?id=${id}&viewMode=story`} title={part} inert />
      </Window>
    </Windows>
  );
}

/** An example that cannot be drawn leaves the others alone. */
class Fenced extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'This example is on the page of the part.' : this.props.children;
  }
}

/** Examples that show more of a part than its first one. */
const looks: Readonly<Record<string, string>> = {
  Badge: 'States',
  Button: 'Sizes',
  Callout: 'Tones',
  CodeBlock: 'Wrapped',
  IconButton: 'States',
  Snackbar: 'Progress',
  StatusBadge: 'States',
  Tag: 'Several',
};

/** One example of a part, loaded when it is near the window. */
export function LiveExample({ group, part }: { group: string; part: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useNear(stage);
  const [story, setStory] = useState<BasicStory>();
  const name = looks[part] ?? 'Basic';
  useEffect(() => {
    if (isNear) void stories[`../../${group}/${part}/${part}.stories.tsx`]?.().then((found) => setStory(found[name]));
  }, [isNear, group, part, name]);
  const framed = story && frameOf(story, part);
  return (
    <Stage ref={stage} className="sb-story" data-example={story ? 'shown' : 'waiting'}>
      {story ? (
        <Fenced>
          {framed?.inline === false ? (
            <Framed id={toId(`${group}/${part}`, storyNameFromExport(name))} part={part} height={framed.height} />
          ) : (
            <Drawn story={story} />
          )}
        </Fenced>
      ) : (
        <Skeleton />
      )}
    </Stage>
  );
}
