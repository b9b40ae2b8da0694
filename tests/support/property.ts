// fast-check with the same examples in every run, so that a change is judged by the change and not by chance.
// PROPERTY_SEED=$RANDOM npm run test:unit looks further; each find becomes an example.
import process from 'node:process';
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });

export * from 'fast-check';
