import type { Browser, Page } from 'playwright';
import { allModes, type ModeName } from '../../.storybook/modes.ts';
import { fileOf, read } from './baselines.ts';
import { inEveryMode } from './capture.ts';
import { asWebp, compare, drawDifference, pixelsOf } from './compare.ts';
import type { Failure } from './report/report.ts';
import type { Pictured } from './storybook.ts';
import { openStill, settled, takePicture } from './still.ts';

/** Holds a picture against the accepted one; undefined when they are equal. */
export type Look = (story: string, mode: ModeName, png: Buffer) => Promise<Failure | undefined>;

/** With `true`, accepted pictures of another browser do not count. */
export const compareWithKept =
  (anew = false): Look =>
  async (story, mode, png) => {
    const is = await pixelsOf(png);
    const kept = anew ? undefined : read(fileOf(story, mode));
    if (!kept) return { story, mode, reason: 'has no accepted picture yet', pictures: { is: await asWebp(is) } };
    const was = await pixelsOf(kept);
    const difference = compare(was, is);
    if (!difference) return undefined;
    const sameSize = was.width === is.width && was.height === is.height;
    const differs = sameSize ? { differs: await drawDifference(was, is) } : {};
    const { reason, changed } = difference;
    return {
      story,
      mode,
      reason,
      ...(changed && { changed }),
      pictures: { was: kept, is: await asWebp(is), ...differs },
    };
  };

const widths = Array.from(new Set(Object.values(allModes).map(({ viewport }) => viewport)));
/** Pages side by side; more only wait for one another in the browser. */
const lanes = 2;

/** Opens every story at every width and passes each picture on; returns what that found. A story that throws is a find. */
export async function review(
  browser: Browser,
  address: string,
  stories: readonly Pictured[],
  look: Look,
): Promise<Failure[]> {
  const found: Failure[] = [];
  for (const width of widths) {
    const waiting = stories.filter(({ modes }) => modes.some((mode) => allModes[mode].viewport === width));
    const work = async () => {
      // One page for all of them, as the browser then keeps the code of Storybook compiled. Each story loads again.
      const page = await openStill(browser, width);
      for (let story = waiting.shift(); story; story = waiting.shift()) {
        found.push(...(await reviewStory(page, address, story, look)));
      }
      await page.context().close();
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }
  return found.toSorted((one, other) => one.story.localeCompare(other.story) || one.mode.localeCompare(other.mode));
}

/** Takes before something that goes on changing is called unsteady. */
const mostTakes = 6;

/**
 * Compares one picture. A different one is taken again until two in a row are equal: neither a part that loads late nor
 * a busy machine may look like a change.
 */
async function lookAt(page: Page, story: string, mode: ModeName, look: Look): Promise<Failure | undefined> {
  let before: Buffer | undefined;
  for (let take = 1; take <= mostTakes; take += 1) {
    const png = await takePicture(page);
    const finding = await look(story, mode, png);
    if (!finding || before?.equals(png)) return finding;
    before = png;
    await page.waitForLoadState('networkidle');
    await settled(page);
  }
  return { story, mode, reason: `goes on changing: ${mostTakes} pictures, no two alike`, pictures: {} };
}

async function reviewStory(page: Page, address: string, story: Pictured, look: Look): Promise<Failure[]> {
  const findings: Failure[] = [];
  try {
    await inEveryMode(page, address, story, async (mode) => {
      const finding = await lookAt(page, story.id, mode, look);
      if (finding) findings.push(finding);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    findings.push({ story: story.id, mode: `${page.viewportSize()?.width} px wide`, reason, pictures: {} });
  }
  return findings;
}
