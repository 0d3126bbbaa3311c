/** Which rows of a file of old notas are new, which are there, which change one that is there, and which are refused. Pure. */
import { umum } from '@mustika/kernel/errors.ts';
import type { ImportFault } from '@mustika/kernel/resource-answers.ts';
import type { IsiLama, LamaAda } from './nota-lama.rule.ts';

/** `kode`: of a row that came out of our own export. */
export type BarisLama = { baris: number; isi: IsiLama; kode: string | null };
export type LamaBaru = IsiLama & { kode_nota_lama: string };
export type PilahLama = {
  baru: LamaBaru[];
  ubah: { sebelum: LamaAda; sesudah: LamaBaru }[];
  sama: number;
  salah: ImportFault[];
};

const notaOf = ({ toko_jual, no_nota }: Pick<IsiLama, 'toko_jual' | 'no_nota'>): string =>
  `${toko_jual}:${no_nota}`;

const sebarang = (a: IsiLama, b: IsiLama): boolean =>
  a.nama_barang === b.nama_barang && a.berat === b.berat && a.kadar === b.kadar && a.tgl_jual === b.tgl_jual;

/** The row that is meant: by nota and tag, and where one of both has no tag by what it is. */
function cocok(
  isi: IsiLama,
  senota: readonly LamaAda[],
  terpakai: ReadonlyMap<string, number>,
): LamaAda | undefined {
  const nota = senota.filter((one) => one.toko_jual === isi.toko_jual);
  const tag = isi.kode_lama === null ? undefined : nota.find((one) => one.kode_lama === isi.kode_lama);
  if (tag) return tag;
  const bebas = nota.filter((one) => !terpakai.has(one.kode_nota_lama));
  return bebas.find((one) => (one.kode_lama === null || isi.kode_lama === null) && sebarang(one, isi));
}

/**
 * The same piece under the name of another branch: a file that was brought in twice. Two tills may have come to one number, and to one
 * tag; they have not sold one piece.
 */
const diTokoLain = (isi: IsiLama, senota: readonly LamaAda[]): LamaAda | undefined =>
  senota.find(
    (one) =>
      one.toko_jual !== isi.toko_jual &&
      one.kode_lama === isi.kode_lama &&
      (sebarang(one, isi) ||
        (isi.kode_lama !== null && one.berat === isi.berat && one.nama_barang === isi.nama_barang)),
  );

/** Codes go on behind those that there are: the nota, and which piece of it. */
function kodeBerikut(isi: IsiLama, dipakai: Set<string>): string {
  for (let urut = 1; ; urut += 1) {
    const kode = `${notaOf(isi)}/${urut}`;
    if (dipakai.has(kode)) continue;
    dipakai.add(kode);
    return kode;
  }
}

/** Columns that the file says otherwise; a tag that it does not say is no other tag. */
const bedaLama = (isi: IsiLama, dia: LamaAda, diisi: ReadonlySet<string>): (keyof IsiLama)[] =>
  (Object.keys(isi) as (keyof IsiLama)[]).filter(
    (kolom) =>
      diisi.has(kolom) && isi[kolom] !== dia[kolom] && (kolom !== 'kode_lama' || isi.kode_lama !== null),
  );

/** `diisi`: the columns that the file has; of the others it says nothing. */
export function pilahLama(
  rows: readonly BarisLama[],
  ada: readonly LamaAda[],
  diisi: ReadonlySet<string>,
): PilahLama {
  // By number: rows of the file and of the list meet within one nota only.
  const nota = Map.groupBy(ada, ({ no_nota }) => no_nota);
  const menurutKode = new Map(ada.map((one) => [one.kode_nota_lama, one]));
  const dipakai = new Set(menurutKode.keys());
  const terpakai = new Map<string, number>();
  const pilah: PilahLama = { baru: [], ubah: [], sama: 0, salah: [] };
  const tolak = (baris: number, kolom: string, sebab: string) => pilah.salah.push({ baris, kolom, sebab });
  for (const { baris, isi, kode } of rows) {
    const senota = nota.get(isi.no_nota) ?? [];
    const dia = kode === null ? cocok(isi, senota, terpakai) : menurutKode.get(kode);
    const kunci =
      dia?.kode_nota_lama ?? kode ?? (isi.kode_lama === null ? null : `${notaOf(isi)} ${isi.kode_lama}`);
    const dulu = kunci === null ? undefined : terpakai.get(kunci);
    const lain = dia ? undefined : diTokoLain(isi, senota);
    if (kunci !== null && dulu === undefined) terpakai.set(kunci, baris);
    if (dulu !== undefined) tolak(baris, 'kode_lama', `Sama Dengan Baris ${dulu}`);
    else if (lain) tolak(baris, 'no_nota', `Sudah Ada Di Toko ${lain.toko_jual}`);
    else if (!dia) {
      if (kode !== null) dipakai.add(kode);
      pilah.baru.push({ ...isi, kode_nota_lama: kode ?? kodeBerikut(isi, dipakai) });
    } else if (!dia.aktif) tolak(baris, 'no_nota', umum.DELETED.message);
    else {
      const beda = bedaLama(isi, dia, diisi);
      const [kolom] = beda;
      if (kolom === undefined) pilah.sama += 1;
      else if (dia.no_beli !== null) tolak(baris, kolom, `Sudah Dibeli Kembali Dengan ${dia.no_beli}`);
      else {
        const { no_beli: _beli, aktif: _aktif, ...semula } = dia;
        const baru = Object.fromEntries(beda.map((nama) => [nama, isi[nama]]));
        pilah.ubah.push({ sebelum: dia, sesudah: { ...semula, ...baru } });
      }
    }
  }
  return pilah;
}
