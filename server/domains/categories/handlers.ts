import type { Handlers } from '../../kernel/handler.ts';

export const categoryHandlers: Handlers<'categories.list'> = {
  'categories.list': ({ db }) =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'parent_id as parent'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
};
