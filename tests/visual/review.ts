import type { Browser, CDPSession, Page } from 'playwright';
import { allModes, type ModeName } from '../../.storybook/modes.ts';
import { boxesMode, boxesOf, placesOf, type Boxes, type Place } from './boxes.ts';
import { fileOf, read } from './baselines.ts';
import { inEveryMode, isEqualInEveryMode } from './capture.ts';
import { asWebp, compare, drawDifference, pixelsOf } from './compare.ts';
import type { Failure } from './report/report.ts';
import { changeName, spotsOf } from './sameChange.ts';
import type { Pictured } from './storybook.ts';
import { openStill, settled, takePicture, takeQuickPicture } from './still.ts';

/** The accepted picture of a story in a mode, if there is one. */
export type Kept = (story: string, mode: ModeName) => Buffer | undefined;

export const keptPicture: Kept = (story, mode) => read(fileOf(story, mode));

async function isEqual(kept: Buffer | undefined, png: Buffer): Promise<boolean> {
  return kept !== undefined && compare(await pixelsOf(kept), await pixelsOf(png)) === undefined;
}

/** Compares a picture with the accepted one; undefined when they are equal. */
async function difference(
  story: string,
  mode: ModeName,
  kept: Buffer | undefined,
  png: Buffer,
  places: readonly Place[],
): Promise<Failure | undefined> {
  const is = await pixelsOf(png);
  if (!kept) return { story, mode, reason: 'has no accepted picture yet', pictures: { is: await asWebp(is) } };
  const was = await pixelsOf(kept);
  const found = compare(was, is);
  if (!found) return undefined;
  const sameSize = was.width === is.width && was.height === is.height;
  const differs = sameSize ? { differs: await drawDifference(was, is) } : {};
  const change = sameSize ? { change: changeName(was, is) } : {};
  return {
    story,
    mode,
    reason: found.reason,
    spots: spotsOf(was, is, places),
    ...change,
    pictures: { was: kept, is: await asWebp(is), ...differs },
  };
}

const widths = Array.from(new Set(Object.values(allModes).map(({ viewport }) => viewport)));
/** Concurrent pages; more would only wait for one another in the browser. */
const lanes = 2;

const isScreen = ({ modes }: Pictured) => modes.includes(boxesMode);

/**
 * Opens every story at every width and compares each picture; returns differences. A story that throws differs.
 * `keepBoxes` gets the places of the parts on each screen.
 */
export async function review(
  browser: Browser,
  address: string,
  stories: readonly Pictured[],
  kept: Kept,
  keepBoxes?: (story: string, boxes: Boxes) => void,
): Promise<Failure[]> {
  const found: Failure[] = [];
  for (const width of widths) {
    const waiting = stories.filter(({ modes }) => modes.some((mode) => allModes[mode].viewport === width));
    const work = async () => {
      const page = await openStill(browser, width);
      const session = await page.context().newCDPSession(page);
      for (let story = waiting.shift(); story; story = waiting.shift()) {
        const isWhole = keepBoxes !== undefined && isScreen(story);
        if (isWhole || !(await isAccepted(page, session, story, kept)))
          found.push(...(await reviewStory(page, address, story, kept, keepBoxes)));
      }
      await page.context().close();
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }
  return found.toSorted((one, other) => one.story.localeCompare(other.story) || one.mode.localeCompare(other.mode));
}

/** Maximum takes before a picture that keeps changing is reported as unsteady. */
const maxTakes = 6;

/**
 * Compares one picture. Takes a different one again until two in a row are equal: a lazy part or a busy
 * machine must not look like a change.
 */
async function lookAt(page: Page, story: string, mode: ModeName, kept: Kept): Promise<Failure | undefined> {
  const accepted = kept(story, mode);
  let before: Buffer | undefined;
  for (let take = 1; take <= maxTakes; take += 1) {
    const png = await takePicture(page);
    if (await isEqual(accepted, png)) return undefined;
    // Encoding takes seconds: only a stable picture is encoded.
    if (before?.equals(png)) return await difference(story, mode, accepted, png, await placesOf(page));
    before = png;
    await page.waitForLoadState('networkidle');
    await settled(page);
  }
  return { story, mode, reason: `goes on changing: ${maxTakes} pictures, no two alike`, pictures: {} };
}

/** True if the story, shown without a load, equals all accepted pictures. Otherwise it has to be loaded. */
async function isAccepted(page: Page, session: CDPSession, story: Pictured, kept: Kept): Promise<boolean> {
  if (!page.url().includes('/iframe.html')) return false;
  try {
    return await isEqualInEveryMode(page, story, async (mode) => {
      const accepted = kept(story.id, mode);
      return (
        (await isEqual(accepted, await takeQuickPicture(page, session))) ||
        (await isEqual(accepted, await takePicture(page)))
      );
    });
  } catch {
    return false;
  }
}

/** Loads the story and lists its differences. */
async function reviewStory(
  page: Page,
  address: string,
  story: Pictured,
  kept: Kept,
  keepBoxes?: (story: string, boxes: Boxes) => void,
): Promise<Failure[]> {
  const findings: Failure[] = [];
  const width = page.viewportSize()?.width;
  const missing = new Set(story.modes.filter((mode) => allModes[mode].viewport === width));
  try {
    await inEveryMode(page, address, story, async (mode) => {
      const finding = await lookAt(page, story.id, mode, kept);
      const boxes = mode === boxesMode ? boxesOf(await placesOf(page)) : undefined;
      if (finding) findings.push({ ...finding, ...(boxes && { boxes }) });
      if (boxes) keepBoxes?.(story.id, boxes);
      missing.delete(mode);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    for (const mode of missing) findings.push({ story: story.id, mode, reason, pictures: {} });
  }
  return findings;
}
