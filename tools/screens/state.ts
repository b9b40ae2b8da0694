import type { Act } from './acts.ts';
import type { Role, Viewer } from './roles.ts';

/** One state of a screen, as it is pictured. */
export interface State {
  /** Part of the name after that of the screen. The first state of a screen has none. */
  readonly state?: string;
  readonly roles: readonly Role[];
  /** Value of `:id` in the path. Undefined where the viewer has no such record: there is no picture then. */
  readonly id?: string | ((viewer: Viewer) => string | undefined);
  /** Query and hash after the path. */
  readonly query?: string | ((viewer: Viewer) => string | undefined);
  /** Names of buttons, menu items and closed sections that are pressed in order, each the first visible one. */
  readonly press?: readonly RegExp[];
  /** Other steps before the picture. */
  readonly act?: Act;
  /** The calls of the screen are cut off or have no answer yet, or the whole network is cut off once it is there. */
  readonly network?: 'failing' | 'loading' | 'offline';
  /** Uses the exchange with manual payments and a stated token value. */
  readonly operated?: true;
  /** Changes stored state of the browser, so it gets a separate window. */
  readonly alone?: true;
  /** Widths of the picture. Default: all. */
  readonly only?: 'phones' | 'desktop';
}
