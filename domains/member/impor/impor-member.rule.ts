/** Who of a list is new, who is there as he is, and who is refused, each with his reason. */
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { ImportFault } from '@mustika/kernel/resource-answers.ts';
import { memberErrors } from '../member.errors.ts';

export type DataMember = {
  nama_member: string;
  no_hp: string;
  alamat: string | null;
  tgl_lahir: Tanggal | null;
  no_kartu: string | null;
};
export type MemberAda = DataMember & { kode_member: string };
export type BarisMember = { baris: number; member: DataMember; kode_member: string | null };
export type Pilah = { baru: DataMember[]; sama: number; salah: ImportFault[] };

/** Said of a code that is nobody's: ours are given by us. */
const KODE_ASING = 'Kode Member Dibuat Sendiri, Kode Lama Ditaruh Di No Kartu';

const kembar = (di: Map<string, number>, nilai: string | null, baris: number): number | null => {
  if (nilai === null) return null;
  const dulu = di.get(nilai) ?? null;
  if (dulu === null) di.set(nilai, baris);
  return dulu;
};

/** `diisi`: the columns that the list has; of the others it says nothing. */
export function pilahMember(
  rows: readonly BarisMember[],
  ada: readonly MemberAda[],
  diisi: ReadonlySet<string>,
): Pilah {
  const menurutHp = new Map(ada.map((one) => [one.no_hp, one]));
  const menurutKartu = new Map(
    ada.flatMap((one) => [
      [one.no_kartu ?? one.kode_member, one],
      [one.kode_member, one],
    ]),
  );
  const [nomor, kartu] = [new Map<string, number>(), new Map<string, number>()];
  const pilah: Pilah = { baru: [], sama: 0, salah: [] };
  const tolak = (baris: number, kolom: string, sebab: string) => pilah.salah.push({ baris, kolom, sebab });
  for (const { baris, member, kode_member } of rows) {
    const dia = menurutHp.get(member.no_hp);
    const hpDulu = kembar(nomor, member.no_hp, baris);
    const kartuDulu = kembar(kartu, member.no_kartu, baris);
    const pemilik = member.no_kartu === null ? undefined : menurutKartu.get(member.no_kartu);
    if (hpDulu !== null) tolak(baris, 'no_hp', `Sama Dengan Baris ${hpDulu}`);
    else if (kartuDulu !== null) tolak(baris, 'no_kartu', `Sama Dengan Baris ${kartuDulu}`);
    else if (kode_member !== null && kode_member !== dia?.kode_member)
      tolak(baris, 'kode_member', KODE_ASING);
    else if (dia) {
      const beda = (Object.keys(member) as (keyof DataMember)[]).find(
        (kolom) => diisi.has(kolom) && member[kolom] !== dia[kolom],
      );
      if (beda === undefined) pilah.sama += 1;
      else tolak(baris, 'no_hp', memberErrors.NO_HP_TERDAFTAR.message);
    } else if (pemilik) tolak(baris, 'no_kartu', memberErrors.NO_KARTU_TERDAFTAR.message);
    else pilah.baru.push(member);
  }
  return pilah;
}
