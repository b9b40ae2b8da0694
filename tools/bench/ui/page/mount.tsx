import { useEffect, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { changedLine, linesOf, type Line, type SceneName, type Stage } from './stage.ts';

/** One scene: how it is drawn in a state, and the words that stand for the next state. */
export type Draw = (round: number) => ReactNode;

let setRound: ((round: number) => void) | undefined;
let round = 0;

function Scene({ draw }: { draw: Draw }) {
  const [shown, set] = useState(0);
  useEffect(() => {
    setRound = set;
  }, []);
  return draw(shown);
}

/** Makes the stage of a page from its scenes; `acts` are actions other than drawing the next round. */
function stageOf(scenes: Partial<Record<SceneName, Draw>>, acts: Partial<Record<SceneName, () => void>>): Stage {
  const place = document.querySelector('main') as HTMLElement;
  let root: Root | undefined;
  return {
    scenes: Object.keys(scenes),
    show: (scene) => {
      const draw = scenes[scene];
      if (!draw) throw new Error(`This page has no scene ${scene}`);
      round = 0;
      root = createRoot(place);
      root.render(<Scene draw={draw} />);
    },
    act: (scene) => {
      const own = acts[scene];
      if (own) own();
      else setRound?.((round += 1));
    },
    clear: () => {
      root?.unmount();
      root = undefined;
      setRound = undefined;
    },
  };
}

/** The action of an open dialog. */
const pressClose = () => document.querySelector<HTMLElement>('[aria-label=Close]')?.click();
export const pressOpen = () => document.getElementById('open')?.click();

const [twenty, thousand, twoHundred] = [linesOf(20), linesOf(1000), linesOf(200)];

/** Parts of a page, from which its scenes are made. */
interface Parts {
  buttons: () => ReactNode;
  table: (lines: readonly Line[]) => ReactNode;
  form: (wrong: boolean) => ReactNode;
  dialog: (isOpen: boolean) => ReactNode;
  /** A peer may have none. */
  toast?: Draw;
}

/** Makes the stage of a page with all scenes. `more` adds to its actions. */
export const stageOfParts = (
  { buttons, table, form, dialog, toast }: Parts,
  more: Partial<Record<SceneName, () => void>> = {},
  scenes: Partial<Record<SceneName, Draw>> = {},
) =>
  stageOf(
    {
      buttons,
      table20: () => table(twenty),
      table1000: (shown) => table(shown === 0 ? thousand : changedLine(thousand, shown)),
      form: () => form(false),
      wrongForm: () => form(true),
      dialog: () => dialog(false),
      openDialog: () => dialog(true),
      theme: () => (
        <>
          {buttons()}
          {table(twoHundred)}
        </>
      ),
      ...(toast && { toast }),
      ...scenes,
    },
    {
      dialog: pressOpen,
      openDialog: pressClose,
      theme: () => document.documentElement.classList.toggle('dark'),
      ...more,
    },
  );
