/** What a field puts on itself for the form around it, which sends nothing meanwhile. */

/** The typed text of a picker has no answer. */
export const TAK_ADA = 'data-tak-ada';
/** Something that counts is still on its way: the options of a picker that has taken a text, the payments of a form. */
export const MENUNGGU = 'data-menunggu';
/** Said to a form that a path is led to: a list turns to the row it names. */
export const LEAD = 'mustika-menuju';
