/** The cells of a line of a part; null where its quotes do not close. */
export function selDari(baris: string): string[] | null;
/** The canonical text of an entry of the audit, as the database hashes it. */
export function isiAudit(row: Readonly<Record<string, string>>): string;
