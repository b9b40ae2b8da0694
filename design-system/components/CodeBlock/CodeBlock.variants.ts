export const languages = ['bash', 'javascript', 'json', 'python', 'r', 'sql'] as const;
