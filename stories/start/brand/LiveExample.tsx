import { Button, Skeleton } from '#design-system';
import {
  cloneElement,
  Component,
  isValidElement,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Stage } from './AllParts.styles.ts';
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
  parameters?: Record<string, unknown>;
  decorators?: ((story: () => ReactNode, context: Context) => ReactNode)[];
}
interface BasicStory {
  input: Input;
  meta: { input: Input };
}

const stories = import.meta.glob<{ Basic: BasicStory }>('../../{components,form,patterns,charts}/*/*.stories.tsx');

/** A dialog that is open at first would cover the page: it opens by its own trigger. */
const closed = (drawn: ReactNode): ReactNode =>
  isValidElement<{ defaultOpen?: boolean }>(drawn) && drawn.props.defaultOpen
    ? cloneElement(drawn, { defaultOpen: false })
    : drawn;

/** The story without Storybook's own decorators, which apply a look to the whole page. */
function composed({ input, meta: { input: meta } }: BasicStory, changed: Args): ReactNode {
  const args: Args = { ...meta.args, ...input.args, ...changed };
  const context: Context = { args, parameters: { ...meta.parameters, ...input.parameters } };
  const Part = meta.component;
  const render = input.render ?? meta.render ?? ((given: Args) => Part && <Part {...given} />);
  const Drawn = () => closed(render(args, context));
  return [...(input.decorators ?? []), ...(meta.decorators ?? [])].reduce<ReactNode>(
    (inner, decorate) => decorate(() => inner, context),
    <Drawn />,
  );
}

/** Controlled, unlike an Accordion that is open at first. */
const isOpenOverlay = (args: Args) => 'open' in args && 'onOpenChange' in args;

/** Composed once, so that an example keeps what a user typed while the brand changes. */
function Drawn({ story, part }: { story: BasicStory; part: string }) {
  const [open, setOpen] = useState(false);
  const isOverlay = isOpenOverlay({ ...story.meta.input.args, ...story.input.args });
  const drawn = useMemo(
    () => composed(story, isOverlay ? { open, onOpenChange: setOpen } : {}),
    [story, isOverlay, open],
  );
  if (!isOverlay) return drawn;
  return (
    <>
      <Button variant="outline" tone="neutral" onClick={() => setOpen(true)}>
        {`Open ${part}`}
      </Button>
      {open && drawn}
    </>
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

/** The first example of a part, loaded when it is near the window. */
export function LiveExample({ group, part }: { group: string; part: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useNear(stage);
  const [story, setStory] = useState<BasicStory>();
  useEffect(() => {
    if (isNear) void stories[`../../${group}/${part}/${part}.stories.tsx`]?.().then(({ Basic }) => setStory(Basic));
  }, [isNear, group, part]);
  return (
    <Stage ref={stage} className="sb-story" data-example={story ? 'shown' : 'waiting'}>
      {story ? (
        <Fenced>
          <Drawn story={story} part={part} />
        </Fenced>
      ) : (
        <Skeleton />
      )}
    </Stage>
  );
}
