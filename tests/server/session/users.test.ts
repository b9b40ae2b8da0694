import { describe, expect, it } from 'vitest';
import { User, UserCard } from '#contract/entities/accounts/users.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const server = await exchangeForFile();

describe('GET /auth/users/{id}', () => {
  it('is the whole record for its person and for admins', async () => {
    const person = await server.join('buyer', 'sp');
    const admin = await server.join('admin');
    for (const reader of [person, admin]) {
      const user = User.strict().parse((await reader.call('GET', `/auth/users/${person.id}`)).json());
      expect(user.email).toBe(person.email);
      expect(user.userModeType).toEqual({
        user: false,
        buyer: true,
        seller: false,
        admin: false,
        sp: true,
        drUser: false,
      });
    }
  });

  it('is a public card for others: no address, no slots, no part of the email', async () => {
    const { id } = await server.addUser(['seller'], { email: 'very.secret@example.com', company: 'Rain Ltd' });
    const reader = await server.join('drUser');
    const reply = await reader.call('GET', `/auth/users/${id}`);
    expect(UserCard.strict().parse(reply.json())).toMatchObject({ id, name: 'Test Person', company: 'Rain Ltd' });
    expect(reply.body).not.toContain('secret');
  });
});
