/** Colour schemes somebody may choose; `auto` follows the device. */
export const SKEMA = ['auto', 'light', 'dark'] as const;
export type Skema = (typeof SKEMA)[number];

/** Accents of the one theme file, named after what a goldsmith sells. */
export const AKSEN = ['emas', 'zamrud', 'safir', 'delima'] as const;
export type Aksen = (typeof AKSEN)[number];
