// Replaces react-style-singleton (see vite.config.ts). Radix uses it to lock scrolling with a <style> element, which
// our content security policy blocks. GlobalStyle locks scrolling instead (Covers.ts).
const nothing = () => null;

export const styleSingleton = () => nothing;
