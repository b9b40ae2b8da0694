/** Element that the links of the rows control. A page has one. */
export const paneId = 'pane';
