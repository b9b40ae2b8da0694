// Runs every snippet of the panel against a server, with the real tool where it is installed.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { unzipSync } from 'fflate';
import { describe, expect, it, type TestContext } from 'vitest';
import { inFormat, toolNames, tools } from '#src/pages/shared/use/tools.ts';
import { fixtureForFile } from './fixture.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const run = promisify(execFile);
const csv = 'day,place,depth\n2026-01-01,Hamburg,1.5\n2026-01-02,"Sylt, List",2\n';
const canRun = (program: string, ...args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  );

const folder = folderForFile('tools');
const fixture = await fixtureForFile();
fixture.source.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end(csv);
const { url: address } = await fixture.bought(1000, { name: 'Tide levels' });

describe('the tools of the panel', () => {
  const read = async (url: string) => {
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const onlyWith = async (context: TestContext, program: string, ...args: string[]) => {
    if (!(await canRun(program, ...args))) context.skip(`${[program, ...args].join(' ')} does not run on this machine`);
  };
  /** Finds a Python with the package: the one in PATH, or that of the system. */
  const pythonWith = async (context: TestContext, name: string): Promise<string> => {
    for (const python of ['python3', '/usr/bin/python3'])
      if (await canRun(python, '-c', `import ${name}`)) return python;
    return context.skip(`${name} is not installed for Python on this machine`);
  };
  const isPython = async (code: string) => {
    const file = path.join(folder, 'code.py');
    writeFileSync(file, code);
    return canRun('python3', '-c', `import ast; ast.parse(open(${JSON.stringify(file)}).read())`);
  };
  const addressIn = (code: string) => /https?:\/\/[^'"\s]+/u.exec(code)?.[0] ?? '';

  it.each(toolNames)('%s contains an address that answers 200', async (name) => {
    expect((await read(addressIn(tools[name].code(address)))).length).toBeGreaterThan(0);
  });

  it('curl saves the file under the name of the product', async (context) => {
    await onlyWith(context, 'curl', '--version');
    await run('sh', ['-c', tools.curl.code(address)], { cwd: folder });
    expect(readdirSync(folder)).toContain('Tide-levels.csv');
    expect(readFileSync(path.join(folder, 'Tide-levels.csv'), 'utf8')).toBe(csv);
  });

  it('JavaScript prints the rows', async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', tools.javascript.code(address)]);
    expect(stdout).toMatch(/^2 \{ day: '2026-01-01', place: 'Hamburg', depth: 1\.5 \}/u);
  });

  it('DuckDB runs the statement on the file of the address', async () => {
    // Reads a file instead of the address, because the httpfs extension is not installed.
    const file = path.join(folder, 'data.parquet');
    const code = tools.duckdb.code(address);
    writeFileSync(file, await read(addressIn(code)));
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const reader = await connection.runAndReadAll(code.replace(addressIn(code), file));
    expect(reader.getRowsJson()).toEqual([
      ['2026-01-01', 'Hamburg', 1.5],
      ['2026-01-02', 'Sylt, List', 2],
    ]);
  });

  it('pandas prints the rows', async (context) => {
    const python = await pythonWith(context, 'pandas');
    expect((await run(python, ['-c', tools.pandas.code(address)])).stdout).toContain('Sylt, List');
  });

  it('Polars prints the rows', async (context) => {
    const python = await pythonWith(context, 'polars');
    expect((await run(python, ['-c', tools.polars.code(address)])).stdout).toContain('Sylt, List');
  });

  it('R prints the rows', async (context) => {
    await onlyWith(context, 'Rscript', '--version');
    expect((await run('Rscript', ['-e', tools.r.code(address)])).stdout).toContain('Sylt, List');
  });

  it('SQLite imports the CSV', async (context) => {
    await onlyWith(context, 'sqlite3', '--version');
    const file = path.join(folder, 'tide.csv');
    writeFileSync(file, await read(inFormat(address, 'csv')));
    const importing = ['.mode csv', `.import "${file}" tide`, 'select place from tide where depth > 1.6;'];
    expect((await run('sqlite3', [':memory:', ...importing])).stdout.trim()).toBe('"Sylt, List"');
  });

  it.for(['xlsx', 'html'] as const)('LibreOffice opens the %s that Excel reads', async (format, context) => {
    await onlyWith(context, 'soffice', '--version');
    const file = path.join(folder, `tide.${format}`);
    writeFileSync(file, await read(inFormat(address, format)));
    const asSheet = format === 'html' ? ['--infilter=HTML (StarCalc)'] : [];
    const profile = `-env:UserInstallation=file://${folder}/office`;
    const convert = ['--headless', ...asSheet, '--convert-to', 'csv', '--outdir', folder, file];
    await run('soffice', [profile, ...convert]);
    const rows = readFileSync(path.join(folder, 'tide.csv'), 'utf8').trim().split('\n');
    // Dates of a workbook are formatted in the locale of the machine.
    expect(rows).toEqual([
      'day,place,depth',
      expect.stringMatching(/2026.*,Hamburg,1\.5$/u),
      expect.stringMatching(/2026.*,"Sylt, List",2$/u),
    ]);
  });

  it.each(['pandas', 'polars', 'jupyter', 'spark'] as const)('%s is valid Python', async (name) => {
    expect(await isPython(tools[name].code(address))).toBe(true);
  });

  it('Jupyter gets a notebook whose cells are Python', async () => {
    const { name, text } = tools.jupyter.file(address, 'Tide-levels');
    const notebook = JSON.parse(text) as { nbformat: number; cells: { cell_type: string; source: string }[] };
    expect([name, notebook.nbformat]).toEqual(['Tide-levels.ipynb', 4]);
    for (const { source } of notebook.cells) expect(await isPython(source)).toBe(true);
  });

  it('Jupyter gets a notebook that is valid under the nbformat schema', async (context) => {
    const python = await pythonWith(context, 'nbformat');
    const file = path.join(folder, 'data.ipynb');
    writeFileSync(file, tools.jupyter.file(address, 'Tide-levels').text);
    const validate = `import nbformat; nbformat.validate(nbformat.read(${JSON.stringify(file)}, as_version=nbformat.NO_CONVERT)); print('valid')`;
    expect((await run(python, ['-c', validate])).stdout).toBe('valid\n');
  });

  it('Excel gets a web query of the table in a web page', async () => {
    const { name, text } = tools.excel.file(address, 'Tide-levels');
    expect(name).toBe('Tide-levels.iqy');
    const [kind, version, url = '', blank, ...settings] = text.split('\r\n');
    expect([kind, version, blank, settings.pop()]).toEqual(['WEB', '1', '', '']);
    for (const setting of settings) expect(setting).toMatch(/^[A-Za-z]+=[A-Za-z]+$/u);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect((await read(url)).toString()).toContain('<tr><td>2026-01-02</td><td>Sylt, List</td><td>2</td></tr>');
  });

  it('Power BI gets a connection file, and code with balanced brackets', () => {
    const file = JSON.parse(tools.powerBi.file(address, 'Tide-levels').text) as object;
    expect(file).toEqual({
      version: '0.1',
      connections: [
        { details: { protocol: 'http', address: { url: inFormat(address, 'csv') } }, options: {}, mode: 'Import' },
      ],
    });
    for (const code of [tools.powerBi.code(address), tools.excel.code(address)]) {
      for (const [open, close] of ['()', '[]', '{}']) {
        expect(code.split(open ?? '').length).toBe(code.split(close ?? '').length);
      }
    }
  });

  it('Excel gets a workbook with the sheet that the code names', async () => {
    const parts = unzipSync(await read(addressIn(tools.excel.code(address))));
    expect(Buffer.from(parts['xl/workbook.xml'] ?? []).toString()).toContain('name="Data"');
    expect(Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString()).toContain('Sylt, List');
  });

  it('Google Sheets gets CSV from the address in its formula', async () => {
    const code = tools.sheets.code(address);
    expect(code).toMatch(/^=IMPORTDATA\("[^"]+"\)$/u);
    expect((await read(addressIn(code))).toString()).toContain('"Sylt, List"');
  });
});
