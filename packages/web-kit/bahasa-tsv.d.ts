/** One language of a table of texts, as apps/web/bahasa-plugin.ts hands it over. */
declare module '*/bahasa.tsv?id' {
  export const layar: Readonly<Record<string, string>>;
}
declare module '*/bahasa.tsv?en' {
  export const istilah: Readonly<Record<string, string>>;
}
