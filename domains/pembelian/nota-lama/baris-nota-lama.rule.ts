/**
 * The cells of a file of old notas as a form would send them: codes in the place of names, a kind by the name of the piece, group and
 * fineness by each other where one of them is missing. Ours, as for pieces (docs/decisions/0141).
 */
import { formatPersen, type MiliPersen } from '@mustika/kernel/amount.ts';
import { parsePersen } from '@mustika/kernel/text/amount-text.ts';
import { kataTunggal } from '@mustika/kernel/text/kata-tunggal.ts';
import { lipatJudul } from '@mustika/kernel/text/peta-kolom.ts';
import { denganKode, type MasterBernama } from '../../barang/masuk/kode-berkas.rule.ts';

type Sel = Readonly<Record<string, string>>;

/** What the store and the chain call things. */
export type KamusLama = {
  master: readonly MasterBernama[];
  toko: readonly { kode_toko: string; nama_toko: string; tipe: string }[];
  grup: readonly { kode_group: string; kadar: MiliPersen }[];
  kadar: readonly { nama_kadar: string; kadar_cetak: string; kadar: MiliPersen }[];
  /** Of whoever brings the file: its pieces were sold there unless it says where; head office sells nothing. */
  kode_toko: string;
};

const tanpaSpasi = (text: string | undefined): string => (text ?? '').replace(/\s+/g, '').toUpperCase();

/** Cells that say nothing are left out, so that each column begins as in a form. */
const terisi = (sel: Sel): Record<string, string> =>
  Object.fromEntries(Object.entries(sel).filter(([, cell]) => cell.trim() !== ''));

/** What reads the cells of one file. */
export function pembacaLama({ master, toko, grup, kadar, kode_toko }: KamusLama) {
  const namaToko = new Map([
    ...kataTunggal(toko.map((one) => [lipatJudul(one.nama_toko), one.kode_toko] as const)),
    ...toko.map((one) => [lipatJudul(one.kode_toko), one.kode_toko] as const),
  ]);
  const namaKadar = kataTunggal(
    kadar.flatMap((one) =>
      [one.nama_kadar, one.kadar_cetak].map((nama) => [lipatJudul(nama), one.kadar] as const),
    ),
  );
  const grupKadar = kataTunggal(grup.map((one) => [String(one.kadar), one.kode_group] as const));
  const kadarGrup = new Map(grup.map((one) => [one.kode_group, one.kadar]));
  const cabang = toko.some((one) => one.kode_toko === kode_toko && one.tipe === 'CABANG');
  const sendiri: Record<string, string> = cabang ? { toko_jual: kode_toko } : {};
  const satu = (awal: Sel, dikode: Sel): Record<string, string> => {
    const { kadar_cetak: cap, ...sel } = terisi(dikode);
    // A karat is what the shop calls so; without a word for it, the fineness of its group.
    const disebut = awal['kadar'] === undefined ? undefined : namaKadar.get(lipatJudul(awal['kadar']));
    const persen = disebut ?? (sel['kadar'] === undefined ? null : parsePersen(sel['kadar']));
    const kode_group = sel['kode_group'] ?? (persen === null ? undefined : grupKadar.get(String(persen)));
    const halus =
      disebut ??
      (sel['kadar'] === undefined && kode_group !== undefined ? kadarGrup.get(kode_group) : undefined);
    const asal = sel['toko_jual'];
    return {
      ...sel,
      ...(kode_group === undefined ? {} : { kode_group }),
      ...(halus === undefined ? {} : { kadar: formatPersen(halus) }),
      no_nota: tanpaSpasi(sel['no_nota']),
      ...(sel['kode_lama'] === undefined ? {} : { kode_lama: tanpaSpasi(sel['kode_lama']) }),
      ...(asal === undefined ? sendiri : { toko_jual: namaToko.get(lipatJudul(asal)) ?? asal }),
    };
  };
  /** All at once: what the shop calls things is looked through once. */
  return (rows: readonly { baris: number; sel: Sel }[]): Record<string, string>[] => {
    const awal = rows.map(({ baris, sel }) => ({ baris, sel: terisi(sel), jumlah: false }));
    return denganKode(awal, master).map(({ sel }, at) => satu(awal[at]?.sel ?? {}, sel));
  };
}
