/** What a text in the scan field is taken for. */

/** Eight characters or more and no space: what is shorter was typed to be searched for. Domain 2.1. */
export const mungkinBarcode = (text: string): boolean => /^\S{8,}$/.test(text.trim());
