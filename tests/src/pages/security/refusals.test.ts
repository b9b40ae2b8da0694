import { expect, it } from 'vitest';
import { refusal } from '#src/api/failure.ts';
import { credentialRefusal } from '#src/pages/security/refusals.ts';

const tooMany = (error: string, fields?: object) => ({
  ok: false as const,
  failure: refusal(429, { error, code: 'too_many_requests', ...(fields && { fields }) }, '60'),
});

it.each(['currentPassword', 'emailCode'] as const)('shows too many attempts at their field: %s', (name) => {
  const shown = credentialRefusal(tooMany('Too many wrong ones', { [name]: 'was wrong too often' }));
  expect(shown?.fields).toEqual({ [name]: expect.stringContaining('Too many wrong ones') as unknown });
  expect(shown?.form).toBeUndefined();
});

it('shows too many requested codes at the form, as no field is wrong', () => {
  const shown = credentialRefusal(tooMany('Too many attempts'));
  expect(shown?.fields).toEqual({});
  expect(shown?.form).toContain('Too many attempts');
});
