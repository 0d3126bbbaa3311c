/** What is said of two members who become one, and what is said of them when they are two again. */
export const DATA_GABUNG = ['nama_member', 'no_hp', 'alamat', 'tgl_lahir', 'no_kartu'] as const;
export type KolomGabung = (typeof DATA_GABUNG)[number];
export type DataGabung = Readonly<Record<KolomGabung, string | null>>;
export type PilihanGabung = Readonly<Record<KolomGabung, 'KE' | 'DARI'>>;

/** One of them leads to a person; the number or card that is not chosen leads to him, too. */
const PENUNJUK: readonly KolomGabung[] = ['no_hp', 'no_kartu'];

const dataDari = (isi: (kolom: KolomGabung) => string | null): DataGabung =>
  Object.fromEntries(DATA_GABUNG.map((kolom) => [kolom, isi(kolom)])) as DataGabung;

/**
 * What the two rows say once they are one: `ke` what was chosen, `dari` what he said, but for number and card, which change places
 * where his were chosen. What is empty is never chosen over a number: nobody could be found by it. docs/decisions/0166.
 */
export function digabung(
  ke: DataGabung,
  dari: DataGabung,
  pilihan: PilihanGabung,
): { ke: DataGabung; dari: DataGabung } {
  const ambil = (kolom: KolomGabung): boolean =>
    pilihan[kolom] === 'DARI' && (dari[kolom] !== null || !PENUNJUK.includes(kolom));
  return {
    ke: dataDari((kolom) => (ambil(kolom) ? dari : ke)[kolom]),
    dari: dataDari((kolom) => (ambil(kolom) && PENUNJUK.includes(kolom) ? ke : dari)[kolom]),
  };
}

export type CatatanGabung = { lama: DataGabung; lama_ke: DataGabung; baru: DataGabung };

/**
 * What the one who stayed says when the other is himself again: what he said before, unless it was changed since. A number or card
 * of the other's goes with him, however it came here.
 */
export const dipisah = ({ lama, lama_ke, baru }: CatatanGabung, kini: DataGabung): DataGabung =>
  dataDari((kolom) => {
    const milikLain = PENUNJUK.includes(kolom) && lama[kolom] !== null && kini[kolom] === lama[kolom];
    return milikLain || kini[kolom] === baru[kolom] ? lama_ke[kolom] : kini[kolom];
  });

/** Columns in which the second differs from the first. */
export const kolomBeda = (satu: DataGabung, lain: DataGabung): KolomGabung[] =>
  DATA_GABUNG.filter((kolom) => satu[kolom] !== lain[kolom]);

/**
 * The numbers whose yes to be written to must end: merging never says yes for somebody, so that it stands only where both said it.
 * A number without an answer said no.
 */
export const setujuDicabut = (
  nomor: readonly (string | null)[],
  setuju: ReadonlySet<string>,
): readonly string[] => {
  const ada = [...new Set(nomor.filter((one) => one !== null))];
  return ada.every((one) => setuju.has(one)) && nomor.every((one) => one !== null)
    ? []
    : ada.filter((one) => setuju.has(one));
};
