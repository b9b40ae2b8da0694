export const imageCropTexts = {
  broken: 'This picture cannot be read',
  view: '{label}: the part to keep',
  zoom: 'Zoom',
  help: 'Drag or use the arrow keys to move; plus and minus zoom.',
} as const;
