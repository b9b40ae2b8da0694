/** Where a finger chooses, the browser's own picker is better. */
export const calendarButton = `
  & input::-webkit-calendar-picker-indicator {
    display: none;
  }
  @media (pointer: coarse) {
    & input::-webkit-calendar-picker-indicator {
      display: block;
    }
    & [data-part='calendar'] {
      display: none;
    }
  }
`;
