export const tagTexts = { edit: 'Edit {name}', remove: 'Remove {name}' } as const;
