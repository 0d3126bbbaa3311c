/** What somebody typed for each kind, as the browser keeps it until it is saved. */

/** Wire values; text that is no number yet stays as it was typed. */
export type Isian = {
  qty: number | string | null;
  berat: number | string | null;
  bacaan: string | null;
  alasan: string;
};
export type Isians = Readonly<Record<string, Isian>>;

export const KOSONG: Isian = { qty: null, berat: null, bacaan: null, alasan: '' };

const lengkap = ({ qty, berat }: Isian): boolean =>
  typeof qty === 'number' && qty >= 0 && typeof berat === 'number' && berat >= 0;

/** Kinds that still want figures. */
export const belumLengkap = (kode: readonly string[], isian: Isians): string[] =>
  kode.filter((one) => !lengkap(isian[one] ?? KOSONG));

/** What is sent. */
export const badanGlobal = (kode: readonly string[], isian: Isians) => ({
  jenis: kode.map((kode_dept) => {
    const { alasan, ...figures } = isian[kode_dept] ?? KOSONG;
    return { kode_dept, ...figures, alasan: alasan.trim() === '' ? null : alasan };
  }),
});
