/** The number of the nota in its signed code, for who only wants to see that nota: what it says is not believed for anything. */
const NOMOR = /^MSTK1\.[0-9A-Z]{4}\.[0-9A-Z]{2,8}\.([0-9A-Z-]{6,40})\./;

/** Null for what is no such code. Domain 15.1. */
export const nomorDiQr = (text: string): string | null => NOMOR.exec(text.trim().toUpperCase())?.[1] ?? null;
