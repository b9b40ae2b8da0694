import type { Page } from 'playwright';

/** Props that change behaviour and not the look, such as the type of the next snackbar. */
const behaviours: readonly string[] = ['activationMode', 'kind', 'type'];

/** Playgrounds without a control, and variants whose control changes nothing. */
export async function deadControls(page: Page): Promise<string | undefined> {
  const found = await page.evaluate(async (unseen) => {
    const shown = window.__STORYBOOK_PREVIEW__?.currentRender?.story;
    if (!shown) return ['Storybook shows no story'];
    if (!/^(?:charts|components|form|patterns)-\w+--basic$/u.test(shown.id)) return [];
    const { disable = false, exclude } = shown.parameters?.controls ?? {};
    const rows = Object.entries(shown.argTypes).filter(
      ([name, { control }]) => control?.type !== undefined && control.disable !== true && !exclude?.test(name),
    );
    if (disable || rows.length === 0) return ['no controls'];
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const emit = (event: string, payload: object) =>
      new Promise<void>((resolve) => {
        const rendered = () => {
          channel.off('storyRendered', rendered);
          resolve();
        };
        channel.on('storyRendered', rendered);
        channel.emit(event, { storyId: shown.id, ...payload });
      });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** The page without generated ids, which change when a story remounts. */
    const markup = () =>
      document.body.innerHTML
        .replaceAll(/ (?:id|for|aria-(?:activedescendant|controls|describedby|labelledby|owns))="[^"]*"/gu, '')
        .replaceAll(/_r_\w+_/gu, '');
    /** Overlays are positioned some frames later. */
    const differs = async (before: string) => {
      for (let frames = 0; frames < 10; frames += 1) {
        if (markup() !== before) return true;
        await frame();
      }
      return false;
    };
    const dead: string[] = [];
    for (const [name, { options = [] }] of rows) {
      const others = unseen.includes(name) ? [] : options.filter((value) => value !== shown.initialArgs[name]);
      const before = markup();
      let isAlive = others.length === 0;
      for (const value of others) {
        if (isAlive) break;
        await emit('updateStoryArgs', { updatedArgs: { [name]: value } });
        isAlive = await differs(before);
      }
      if (others.length > 0) await emit('resetStoryArgs', { argNames: [name] });
      if (!isAlive) dead.push(`${name} changes nothing`);
    }
    return dead;
  }, behaviours);
  return found.length > 0 ? found.join() : undefined;
}
