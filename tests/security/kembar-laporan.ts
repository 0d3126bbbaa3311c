/** Reports that go out, hints and proof packs, each act as it is sent three times. */
import { type Answer, HARI, type Kit } from '../kit/app.ts';
import { numberOf } from '../kit/jual.ts';

const portal = { portal: 'JKT1' };
const jadwal = async (kit: Kit): Promise<string> =>
  (await kit.owner.query("select id from jadwal_laporan where nama = 'KEMBAR'")).rows[0].id;

/** In the order in which they may be sent. */
export const KEMBAR_LAPORAN: Readonly<Record<string, (kit: Kit) => Promise<Answer>>> = {
  'POST laporan-terjadwal': (kit) =>
    kit.as('OWNER').post(
      'laporan-terjadwal',
      {
        ...{ nama: 'KEMBAR', laporan: 'laporan-transaksi-penjualan', rentang: 'kemarin', format: 'pdf' },
        ...{ ulang: 'HARIAN', jam: '07:00', tujuan: [{ surel: 'pemilik@toko.id' }] },
      },
      portal,
    ),
  'PUT laporan-terjadwal/{id}': async (kit) =>
    kit.as('OWNER').put(
      `laporan-terjadwal/${await jadwal(kit)}`,
      {
        ...{ nama: 'KEMBAR', rentang: 'bulanLalu', format: 'xlsx', ulang: 'BULANAN', hari: 1 },
        ...{ jam: '08:00', tujuan: [{ surel: 'akuntan@toko.id' }] },
      },
      portal,
    ),
  'POST laporan-terjadwal/{id}/kirim': async (kit) =>
    kit.as('OWNER').post(`laporan-terjadwal/${await jadwal(kit)}/kirim`, {}, portal),
  'PUT laporan-terjadwal/{id}/aktif': async (kit) =>
    kit.as('OWNER').put(`laporan-terjadwal/${await jadwal(kit)}/aktif`, { aktif: false }, portal),
  'DELETE laporan-terjadwal/{id}': async (kit) =>
    kit.as('OWNER').delete(`laporan-terjadwal/${await jadwal(kit)}`, portal),
  'POST akuntansi/paket-bukti': (kit) =>
    kit
      .as('OWNER')
      .post(
        'akuntansi/paket-bukti',
        { tgl_awal: '2026-11-01', tgl_akhir: '2026-11-20', cakupan: 'TOKO', alasan: 'kembar' },
        portal,
      ),
  'PUT petunjuk/aturan/{aturan}': (kit) =>
    kit.as('OWNER').put('petunjuk/aturan/CETAK_ULANG', {
      ...{ aktif: false, ambang: 20, minimal: 5, kali: 200, menit: 0 },
    }),
  'POST petunjuk/dilihat': async (kit) => {
    const points = { kode_member: 'JKT1000004', arah: 'TAMBAH', poin: 1, keterangan: 'nota terlewat' };
    numberOf(await kit.as('SPV1').post('transaksi-poin/simpan', points));
    const days = { tgl_awal: HARI, tgl_akhir: HARI };
    const seen = { aturan: 'POIN_TANGAN', orang: 'SPV1', kelompok: 'JKT1000004', kali: 1 };
    return kit.as('OWNER').post('petunjuk/dilihat', { ...seen, ...days, catatan: 'sudah ditanya' }, portal);
  },
};
