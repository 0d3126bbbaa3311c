/** A row as it came over the wire: values by field name. */
export type TableRow = Record<string, unknown>;

/** Order of a list: `arah` is the wire word of the list calls. */
export type Sort = { field: string; arah: 'asc' | 'desc' };
