// The tables of a server, and a source of the test's own.
import { newId } from '#server/kernel/newId.ts';
import { tablesOf } from '#server/tables/tables.ts';
import { fixtureForFile } from '../access/fixture.ts';

/** Opens both for the tests of a file. */
export async function tablesForFile() {
  const { source, exchange } = await fixtureForFile();
  const tables = () => tablesOf(exchange.exchange);
  /** A person's request for an address that was not asked for yet. */
  const request = (url = `${source.origin}/${newId()}`) => ({ url, personId: newId() });
  const serve = (body: string | Uint8Array, type?: string) => {
    source.answer = (_request, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end(body);
    return request();
  };
  return { source, exchange: exchange.exchange, tables, request, serve };
}
