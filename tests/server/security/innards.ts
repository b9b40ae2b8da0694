/** Forbidden in every answer: stacks, statements, folders, internal names. */
export const innards =
  /\bat \S+ \(|node_modules|\.ts:\d+|\/(?:work|tmp|home|root|usr)\/|\bselect\b.+\bfrom\b|\binsert into\b|syntax error|SQLSTATE|pglite|postgres|kysely|fastify|argon2|"stack"|ECONNREFUSED/iu;
