/** Windows with the bottom bar. */
export const phone = '(max-width: 47.99rem)';

/** Windows whose navigation leaves less than 42 rem. */
export const crowded = '(max-width: 58.63rem)';

/** Windows in which the rows of a table are cards: from 48 rem on, the navigation takes some of the width. */
export const cards = `(max-width: 42.13rem), (min-width: 48rem) and ${crowded}`;

/** Windows with too little room for one line of everything beside the navigation. */
export const narrow = '(max-width: 63.99rem)';

/** Windows with room for a second card below the box beside the rows. */
export const roomy = '(min-width: 120rem) and (min-height: 50rem)';
