declare module 'virtual:entries' {
  const entries: Readonly<Record<string, string>>;
  export default entries;
}

declare module 'virtual:brand-css' {
  /** Style sheet of each brand; empty for the default. */
  const css: Readonly<Record<string, string>>;
  export default css;
}

declare module 'virtual:parts' {
  export interface Part {
    name: string;
    /** Folder of its page: charts, components, form or patterns. */
    group: string;
    summary: string;
  }
  const parts: readonly Part[];
  export default parts;
}

declare module 'virtual:used-in' {
  import type { PicturedScreen } from './screenCrops.ts';
  const screens: Readonly<Record<string, readonly PicturedScreen[]>>;
  export default screens;
}

declare module 'virtual:pages' {
  export interface GuidePage {
    title: string;
    docs: string;
    summary: string;
    /** Prefixes of the tokens in its tables. */
    tokens: readonly string[];
  }
  const pages: readonly GuidePage[];
  export default pages;
}

declare module 'virtual:screens' {
  import type { ScreenStory } from './screenCrops.ts';
  const screens: readonly Pick<ScreenStory, 'story' | 'title'>[];
  export default screens;
}

declare module 'virtual:props' {
  export interface PartProp {
    /** A prop of a sub-part has its name: Content.title. */
    name: string;
    part: string;
    /** Folder of the part's page. */
    group: string;
    type: string;
    required: boolean;
    default?: string;
    description: string;
  }
  const props: readonly PartProp[];
  export default props;
}

declare module 'virtual:functions' {
  export interface FunctionTopic {
    topic: string;
    functions: readonly { name: string; import: string; description: string; signature: string }[];
  }
  const topics: readonly FunctionTopic[];
  export default topics;
}

interface ImportMetaEnv {
  /** Address of the script with `createTheme`, from the page. */
  readonly THEME_SCRIPT: string;
}
