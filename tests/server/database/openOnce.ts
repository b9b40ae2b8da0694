// A second process on one folder: prints how opening it went.
import { connect } from '#server/database/connection/connect.ts';
import { DatabaseError } from '#server/database/errors.ts';

try {
  const database = await connect({ dataDir: process.argv[2] ?? '', production: false });
  await database.close();
  console.log('opened');
} catch (error) {
  console.log(error instanceof DatabaseError ? error.code : String(error));
}
