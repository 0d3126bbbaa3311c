/** The lives of jobs: paid ahead, with gold that was worked in, under warranty. */
import type { Kit } from '../../tests/kit/app.ts';
import { atur, denganOtorisasi, numberOf } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { lotDi, MODUL_MANUAL, tambahLot } from '../../tests/kit/lot.ts';
import { datangDanKembali, serviceLama } from '../../tests/kit/saldo-awal.ts';
import {
  diambil,
  dijanjikan,
  diselesaikan,
  ditambah,
  diterima,
  fotoServis,
  servis,
  tautanService,
} from '../../tests/kit/service.ts';
import { service } from './service.document.ts';

const selesai = { barang: [{ urut: 1, berat_keluar: 4.98 }] };
const janji = { tgl_janji: '2027-01-09', alasan: 'tukang sakit' };

/** Fetched by its customer, without a word of warranty yet. */
async function dijemput(kit: Kit): Promise<string> {
  const kasir = kit.as('KASIR1');
  const no = await diterima(kasir);
  numberOf(await diselesaikan(kasir, no));
  numberOf(await diambil(kasir, no, 50_000));
  return no;
}

/** Finished with two tenths of a gram of the shop's gold. */
async function ditambahEmas(kit: Kit, no: string): Promise<void> {
  await tambahLot(kit, {});
  const { kode_lot } = await lotDi(kit, 'CC01');
  const emas = { kode_lot, emas_berat: 0.2, harga_emas: 1_200_000, berat_keluar: 5.19 };
  numberOf(await diselesaikan(kit.as('KASIR1'), no, emas));
}

/** How a job lives. */
export const LIFE = defineLife(service, {
  modules: [MODUL_MANUAL],
  undoes: { batalAmbil: ['ambil'] },
  onlyNow: 'its money leaves the drawer of whoever gives it back, on whatever day',
  final: 'all its money is paid back on the day the customer asks, the way he asks: a settlement',
  lives: [
    // They came over from the till of before, one that waits and one at the craftsman's, and back.
    (kit) => datangDanKembali(kit, 'service', { service: [serviceLama({ keadaan: 'MASUK' })] }),
    (kit) => datangDanKembali(kit, 'service', { service: [serviceLama()] }),
    // Worked on, finished, worked on once more with gold, fetched, brought back, fetched.
    async (kit) => {
      const kasir = kit.as('KASIR1');
      const foto = await fotoServis(kasir);
      const no_dokumen = await diterima(kasir, servis(25_000, [{ foto }]));
      await tautanService(kasir, no_dokumen);
      numberOf(await ditambah(kasir, no_dokumen, 10_000));
      numberOf(await dijanjikan(kasir, no_dokumen, '2027-01-09'));
      numberOf(await kasir.post('service/kerja', { no_dokumen, kode_tukang: null }));
      numberOf(await diselesaikan(kasir, no_dokumen));
      numberOf(await kasir.post('service/kerja', { no_dokumen, kode_tukang: null }));
      await ditambahEmas(kit, no_dokumen);
      numberOf(await ditambah(kasir, no_dokumen, 10_000));
      numberOf(await diambil(kasir, no_dokumen, 270_000));
      numberOf(await denganOtorisasi(kasir, 'service/batal-ambil', { no_dokumen, alasan: 'salah orang' }));
      numberOf(await diambil(kasir, no_dokumen, 270_000));
      return no_dokumen;
    },
    // Validated later, and taken back with its gold.
    async (kit) => {
      await atur(kit, { VALIDASI_SERVICE_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true' });
      const no_dokumen = await diterima(kit.as('KASIR1'));
      numberOf(await kit.as('SPV1').post('service/validasi', { no_dokumen }));
      await tautanService(kit.as('KASIR1'), no_dokumen);
      await ditambahEmas(kit, no_dokumen);
      await atur(kit, { VALIDASI_SERVICE_MODULE: null, PPN_TRANSAKSI_MODULE: null });
      const balik = { no_dokumen, cara_kembali: 'CASH', alasan: 'tidak jadi' };
      numberOf(await denganOtorisasi(kit.as('KASIR1'), 'service/batal', balik));
      return no_dokumen;
    },
    async (kit) => {
      const no_service_awal = await dijemput(kit);
      const body = { no_service_awal, barang: [{ urut: 1 }], kondisi: 'patah lagi', tgl_janji: '2027-01-05' };
      return numberOf(await kit.as('KASIR1').post('service/garansi', body));
    },
  ],
  variants: [
    {
      name: 'paid ahead',
      prepare: async () => ({
        by: 'simpan',
        body: servis(25_000),
        cancelledBy: 'KASIR1',
        steps: {
          ...{ selesai, janji },
          tambah: { jumlah: 10_000, bayar: [{ jenis: 'CASH', jumlah: 10_000 }] },
          ambil: { harus_bayar: 50_000, bayar: [{ jenis: 'CASH', jumlah: 50_000 }] },
          batal: { cara_kembali: 'CASH' },
        },
      }),
    },
    {
      // Charged less than the list says, finished for less than was agreed, and lighter than it should be.
      name: 'charged below the list',
      never: ['tambah'],
      prepare: async () => ({
        by: 'simpan',
        body: servis(10_000, [{ kode_deskripsi: 'PATRI', ongkos: 10_000 }]),
        cancelledBy: 'KASIR1',
        steps: {
          janji,
          selesai: { barang: [{ urut: 1, berat_keluar: 4.5, ongkos: 9_000 }] },
          ambil: { harus_bayar: -1_000, bayar: [] },
          batal: { cara_kembali: 'CASH' },
        },
      }),
    },
    {
      name: 'under warranty',
      never: ['tambah'],
      prepare: async (kit) => ({
        by: 'garansi',
        body: {
          ...{ no_service_awal: await dijemput(kit), barang: [{ urut: 1 }], kondisi: 'patah lagi' },
          tgl_janji: '2027-01-05',
        },
        cancelledBy: 'KASIR1',
        steps: { selesai, janji, ambil: { harus_bayar: 0, bayar: [] }, batal: { cara_kembali: 'CASH' } },
      }),
    },
  ],
});
