/** Answers what a coupon is: the sale it comes from, the programme of that day, whether it still holds. */
import { reject } from '@mustika/kernel/errors.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import { cekKuponCommand } from './cek-kupon.command.ts';
import { bacaKodeKupon, jumlahKupon, kuponSampai, type ProgramKupon, statusKupon } from './cek-kupon.rule.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';

const NOTA = `select p.no_faktur_group, p.tanggal, p.total, p.nama_customer, p.kode_member, d.status,
    coalesce((select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN'), p.tanggal) as hari
  from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
 where p.kode_toko = $1 and p.no_faktur_group = $2`;
/** A programme that was switched off since keeps its word to whoever bought before. */
const PROGRAM = `select k.kode_kupon, k.nama_kupon, k.nominal, k.jumlah_kupon, k.nilai_kupon, k.undian, k.masa_hari
  from para_kupon k join penjualan p on p.kode_toko = k.kode_toko and p.no_faktur_group = $2
 where k.kode_toko = $1 and p.tanggal between k.mulai_berlaku and k.sampai_berlaku order by k.aktif desc, k.kode_kupon limit 1`;

type Nota = {
  no_faktur_group: string;
  tanggal: string;
  total: number;
  nama_customer: string | null;
  kode_member: string | null;
  status: string;
  hari: string;
};

export const cekKuponCommands = [
  implementCommand(cekKuponCommand, async ({ kode }, { deps, scope }) => {
    const { nota: nomorNota, nomor } = bacaKodeKupon(kode);
    const values = [scope.kode_toko, nomorNota];
    const [notas, programs] = (await deps.db.batch(scope, [
      { name: 'kupon_nota', text: NOTA, values },
      { name: 'kupon_program', text: PROGRAM, values },
    ])) as [Rows, Rows];
    const nota = (notas[0] as Nota | undefined) ?? reject(salah.KUPON_TIDAK_ADA, { kode });
    const program = (programs[0] as ProgramKupon | undefined) ?? reject(salah.KUPON_TIDAK_DIBERI, { kode });
    const jumlah = jumlahKupon(program, nota.total);
    if (jumlah === 0) reject(salah.KUPON_TIDAK_DIBERI, { kode });
    if (nomor !== null && (nomor < 1 || nomor > jumlah)) reject(salah.KUPON_TIDAK_ADA, { kode });
    const sampai = kuponSampai(nota.tanggal, program.masa_hari);
    const { hari, status, ...rest } = nota;
    return {
      data: {
        ...rest,
        program: program.nama_kupon,
        nilai_kupon: program.nilai_kupon,
        undian: program.undian,
        jumlah,
        nomor,
        berlaku_sampai: sampai,
        status: statusKupon(status, sampai, hari),
      },
    };
  }),
];
