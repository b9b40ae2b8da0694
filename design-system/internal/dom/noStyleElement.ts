// Stands in for react-style-singleton (see vite.config.ts). Radix uses that library to lock scrolling behind a dialog
// by adding a <style> element, which our content security policy refuses; what panels need of it GlobalStyle holds (Covers.ts).
const nothing = () => null;

/** A component that adds no styles. */
export const styleSingleton = () => nothing;
