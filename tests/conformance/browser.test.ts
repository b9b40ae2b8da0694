import { describe } from 'vitest';
import { prove } from '../support/guarantees.ts';
import { guarantees, subjects } from './browser.ts';

describe('guarantees of the app in the browser', () => {
  prove(subjects, guarantees);
});
