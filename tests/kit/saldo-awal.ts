/** A small shop that comes over from another till, for tests that post its opening balances. */
import type { Answer, Kit } from './app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from './jual.ts';
import { rekening } from './uang.ts';

/** A loan of three months that is two months old, its first month of interest paid. */
export const HUTANG_LAMA = {
  ...{
    no_lama: 'PI26-00001',
    tanggal: '2026-09-21',
    tgl_jatuh_tempo: '2026-12-21',
    bunga_sampai: '2026-10-21',
  },
  ...{ nama_customer: 'DEWI PUTRA', no_hp_customer: '0812 3456 7890', no_paket: 'A-001' },
  ...{ nama_barang: 'GELANG 1 PC', jumlah: 1, berat: 2.32, kadar: 70, jumlah_hutang: 1_950_000, bunga: 2 },
};

export const titipanLama = (kode_barcode: string) => ({
  ...{
    no_lama: 'TT-001',
    tanggal: '2026-11-18',
    nama_customer: 'EKO PRATAMA',
    no_hp_customer: '62-86511176491',
  },
  ...{ kode_barcode, uang_muka: 850_000, jenis_harga: 'MENGIKAT', harga: 3_500_000 },
});

/** Six months of 400,000, of which two are paid; the last one is smaller. */
export const cicilanLama = (kode_barcode: string) => ({
  ...{
    no_lama: 'CC-0001',
    tanggal: '2026-08-29',
    nama_customer: 'SARI RAHAYU',
    no_hp_customer: '088815282765',
  },
  ...{ kode_barcode, harga: 3_099_500, dp: 700_000, lama: 6, angsuran: 400_000, sudah: 2, sisa: 1_599_500 },
});

/** A ring that was ordered a month ago and was promised for yesterday, a craftsman at work on it: 3.25 g, its work for 150,000. */
export const pesananLama = (more: object = {}) => ({
  ...{ no_lama: 'PS-0001', tanggal: '2026-10-20', tgl_janji: '2026-11-20', keadaan: 'KERJA' },
  ...{ nama_customer: 'RINA MARLINA', no_hp_customer: '081234500099', nama_barang: 'CINCIN KAWIN UKIR' },
  ...{ kode_group: '750', kode_dept: 'CC', berat: 3.25, harga_per_gram: 1_000_000, ongkos: 150_000 },
  ...{ uang_muka: 1_000_000, jenis_harga: 'MENGIKAT', kode_tukang: null, ...more },
});

/** A ring to be soldered for 75,000, a craftsman at work on it, promised for yesterday. */
export const serviceLama = (more: object = {}) => ({
  ...{ no_lama: 'SV-0001', tanggal: '2026-11-10', tgl_janji: '2026-11-20', keadaan: 'KERJA' },
  ...{ nama_customer: 'TUTI HERAWATI', no_hp_customer: '081234500111', nama_barang: 'CINCIN PATAH' },
  ...{
    kondisi: 'PATAH DI BELAKANG',
    berat: 5,
    ongkos: 75_000,
    uang_muka: 25_000,
    kode_tukang: null,
    ...more,
  },
});

/** Everything a family brings along, two of its pieces among it. */
export const saldoLama = async (kit: Kit, dititip: string, dicicil: string) => ({
  keterangan: 'dari kasir lama',
  kas: [{ kasir: 'KASIR1', laci: 'KAS', jumlah: 44_142_000 }],
  bank: [{ no_rekening: await rekening(kit, 'bisa_transfer'), jumlah: 128_276_415 }],
  supplier: [
    {
      ...{ kode_supplier: 'UBS', no_faktur_supplier: 'INV/7/XI', tgl_faktur: '2026-11-01' },
      ...{ jatuh_tempo: '2026-12-01', jumlah: 55_712_000 },
    },
  ],
  hutang: [HUTANG_LAMA],
  titipan: [titipanLama(dititip)],
  cicilan: [cicilanLama(dicicil)],
  pesanan: [pesananLama()],
  service: [serviceLama()],
  akun: [{ nomor_akun: '211100', kredit: 300_000 }],
});

export const simpanSaldo = (kit: Kit, body: object): Promise<Answer> =>
  denganOtorisasi(kit.as('SPV1'), 'saldo-awal/simpan', body, SANDI_OWNER);

export const batalSaldo = (kit: Kit, no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(kit.as('SPV1'), 'saldo-awal/batal', { no_dokumen, alasan: 'salah berkas' }, SANDI_OWNER);

/** The document of a kind that came with an opening balance. */
export async function isiSaldo(kit: Kit, no_dokumen: string, jenis: string): Promise<string> {
  const { rows } = await kit.owner.query(
    'select nomor from saldo_awal_dokumen where no_dokumen = $1 and jenis = $2',
    [no_dokumen, jenis],
  );
  return rows[0].nomor as string;
}

/** One of a kind comes over and is taken back with its opening balance; answers its number. */
export async function datangDanKembali(kit: Kit, jenis: string, body: object): Promise<string> {
  const no = numberOf(await simpanSaldo(kit, body));
  const nomor = await isiSaldo(kit, no, jenis);
  numberOf(await batalSaldo(kit, no));
  return nomor;
}
