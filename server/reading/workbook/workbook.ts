// Own implementation because the readers of workbooks keep whole sheets in memory.
import path from 'node:path';
import { ReadingError } from '../readingError.ts';
import { entriesOf, partsOf } from './archive.ts';
import { SheetParser, type SheetContext, type SheetRow } from './sheet.ts';
import { timeForms } from './styles.ts';
import { attribute, elementsOf, itemText, tagsOf } from './xml.ts';

export interface Workbook {
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** Rows in batches. Rows that the sheet leaves out are missing. */
  readonly rows: () => AsyncIterable<readonly SheetRow[]>;
}

const isSmall = (name: string) =>
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|sharedStrings\.xml)$/iu.test(name);

interface Listed {
  readonly name: string;
  readonly file: string;
  readonly isHidden: boolean;
}

function sheetsIn(parts: ReadonlyMap<string, string>): Listed[] {
  const targets = new Map(
    tagsOf(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  return tagsOf(parts.get('xl/workbook.xml') ?? '', 'sheet').flatMap((tag) => {
    const target = targets.get(attribute(tag, '(?:\\w+:)?id'));
    if (target === undefined || !/worksheets\//iu.test(target)) return [];
    const file = target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target);
    return [{ name: attribute(tag, 'name') ?? '', file, isHidden: /hidden/iu.test(attribute(tag, 'state') ?? '') }];
  });
}

async function* rowsOf(
  file: string | Uint8Array,
  part: string,
  context: SheetContext,
): AsyncGenerator<readonly SheetRow[]> {
  const parser = new SheetParser(context);
  const decoder = new TextDecoder();
  for await (const { bytes } of entriesOf(file, (name) => name === part)) {
    const rows = parser.push(decoder.decode(bytes, { stream: true }));
    if (rows.length > 0) yield rows;
  }
}

/** Opens a workbook at its first visible sheet, or at the one with a name. */
export async function openWorkbook(file: string | Uint8Array, wanted?: string): Promise<Workbook> {
  const parts = await partsOf(file, isSmall);
  const sheets = sheetsIn(parts);
  const usual = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const chosen = wanted === undefined ? usual : sheets.find(({ name }) => name === wanted);
  if (!chosen)
    throw new ReadingError(
      wanted === undefined ? 'The workbook has no sheet' : `The workbook has no sheet “${wanted}”`,
    );
  const context = {
    strings: Array.from(elementsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si'), ({ content }) => itemText(content)),
    forms: timeForms(parts.get('xl/styles.xml') ?? ''),
    is1904: tagsOf(parts.get('xl/workbook.xml') ?? '', 'workbookPr').some((tag) =>
      /^(?:1|true)$/u.test(attribute(tag, 'date1904') ?? ''),
    ),
  };
  return {
    sheets: sheets.map(({ name }) => name),
    sheet: chosen.name,
    rows: () => rowsOf(file, chosen.file, context),
  };
}
