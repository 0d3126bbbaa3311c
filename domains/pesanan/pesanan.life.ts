/** The lives of orders: made and fetched, made anew, given up with a part kept, with samples, once more. */
import type { Kit } from '../../tests/kit/app.ts';
import { atur, batalJual, denganOtorisasi, hargaGrup, masukkan, numberOf } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import {
  contohKembali,
  dijadikan,
  dipesan,
  ditambah,
  HARGA_PESANAN,
  pesan,
  pesananBatal,
} from '../../tests/kit/pesanan.ts';
import { datangDanKembali, pesananLama } from '../../tests/kit/saldo-awal.ts';
import { kirimCuci, lakukan, lotSortir } from '../../tests/kit/sepuhan.ts';
import { fotoServis, tautan } from '../../tests/kit/service.ts';
import { ambilTitip } from '../../tests/kit/titip.ts';
import { pesanan } from './pesanan.document.ts';

let urutan = 1000;
/** One more piece of the group that is ordered. */
async function piece(kit: Kit): Promise<string> {
  urutan += 1;
  const kode_barcode = `PSLH${urutan}`;
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode, harga_atribut: 0 });
  return kode_barcode;
}
/** Whoever orders, each of them once: what one person brings on a day is not what is tried here. */
function orang() {
  urutan += 1;
  return { no_hp_customer: `0812777${urutan}` };
}
/** Ordered and made. */
async function jadi(kit: Kit, body = pesan(1_000_000, [{}], orang())): Promise<{ no: string; kode: string }> {
  await hargaGrup(kit);
  const no = await dipesan(kit.as('KASIR1'), body);
  const kode = await piece(kit);
  numberOf(await dijadikan(kit.as('KASIR1'), no, kode));
  return { no, kode };
}

const langkah = async (kit: Kit) => ({
  tambah: { jumlah: 20_000, bayar: [{ jenis: 'CASH', jumlah: 20_000 }] },
  selesai: { barang: [{ urut: 1, kode_barcode: await piece(kit) }] },
  ulang: { kode_baki: 'CC01', kode_tukang: null, alasan: 'ukuran salah' },
  contoh: { kode_baki: 'CC01' },
  batal: { kode_baki: 'CC01', cara_kembali: 'CASH' },
});

/** How an order lives. */
export const LIFE = defineLife(pesanan, {
  modules: ['SEPUHAN_MODULE'],
  onlyNow: 'its money leaves the drawer of whoever gives it back, on whatever day',
  final: 'what is left is paid back on the day the customer asks, into a tray he is asked for: a settlement',
  lives: [
    // Paid on, worked on, made, fetched, the sale undone, made anew, fetched.
    async (kit) => {
      const kasir = kit.as('KASIR1');
      await hargaGrup(kit);
      const foto = await fotoServis(kasir, 'pesanan/foto');
      const no = await dipesan(kasir, pesan(1_000_000, [{ foto }]));
      await tautan(kasir, 'pesanan', { no_pesanan: no });
      numberOf(await ditambah(kasir, no, 250_000));
      numberOf(await kasir.post('pesanan/kerja', { no_pesanan: no, kode_tukang: null }));
      const emas = kirimCuci('BUAT', await lotSortir(kit, 'ROSOK'), { no_pesanan: no });
      await lakukan(kit, 'kirim-barang-cuci/simpan', emas);
      const pertama = await piece(kit);
      numberOf(await dijadikan(kasir, no, pertama));
      await batalJual(kit, numberOf(await ambilTitip(kasir, no, [pertama], HARGA_PESANAN, 1_250_000)));
      const ulang = { no_pesanan: no, kode_baki: 'CC01', kode_tukang: null, alasan: 'ukuran salah' };
      numberOf(await denganOtorisasi(kasir, 'pesanan/ulang', ulang));
      const kedua = await piece(kit);
      numberOf(await dijadikan(kasir, no, kedua));
      numberOf(await ambilTitip(kasir, no, [kedua], HARGA_PESANAN, 1_250_000));
      return no;
    },
    // Validated later, taxed, with a sample that comes back, and given up once it is made, a part kept.
    async (kit) => {
      await atur(kit, {
        ...{ VALIDASI_PESANAN_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true', POTONGAN_BATAL_PESANAN: '10000' },
      });
      const contoh = await piece(kit);
      const no = await dipesan(kit.as('KASIR1'), pesan(1_000_000, [{ kode_contoh: contoh }]));
      numberOf(await kit.as('SPV1').post('pesanan/validasi', { no_pesanan: no }));
      numberOf(await contohKembali(kit.as('KASIR1'), no));
      numberOf(await dijadikan(kit.as('KASIR1'), no, await piece(kit)));
      numberOf(await pesananBatal(kit.as('KASIR1'), no));
      await atur(kit, {
        ...{ VALIDASI_PESANAN_MODULE: null, PPN_TRANSAKSI_MODULE: null, POTONGAN_BATAL_PESANAN: null },
      });
      return no;
    },
    // Two pieces once more, not bound; a sale that waits lets go of one, and they are fetched one after the other.
    async (kit) => {
      const kasir = kit.as('KASIR1');
      await hargaGrup(kit);
      const awal = await dipesan(kasir, pesan(1_000_000, [{}, {}], orang()));
      const no = numberOf(
        await kasir.post('pesanan/lagi', {
          ...{ no_pesanan_awal: awal, barang: [{ urut: 1 }, { urut: 2 }], jenis_harga: 'MENGIKAT' },
          ...{ tgl_janji: '2026-12-05', uang_muka: 1_000_000, bayar: [{ jenis: 'CASH', jumlah: 1_000_000 }] },
        }),
      );
      const kode = [await piece(kit), await piece(kit)] as const;
      numberOf(await dijadikan(kasir, no, ...kode));
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
      await batalJual(kit, numberOf(await ambilTitip(kasir, no, [kode[0]], HARGA_PESANAN, 500_000)));
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
      for (const satu of kode) numberOf(await ambilTitip(kasir, no, [satu], HARGA_PESANAN, 500_000));
      return no;
    },
    // They came over from the till of before, one that nobody works on yet and one at the craftsman's, and back.
    async (kit) => {
      await hargaGrup(kit);
      return datangDanKembali(kit, 'pesanan', { pesanan: [pesananLama({ keadaan: 'PESAN' })] });
    },
    async (kit) => {
      await hargaGrup(kit);
      return datangDanKembali(kit, 'pesanan', { pesanan: [pesananLama()] });
    },
    // Made, and waits with a sample that nobody has put back.
    async (kit) => (await jadi(kit, pesan(1_000_000, [{ kode_contoh: await piece(kit) }]))).no,
  ],
  variants: [
    {
      name: 'paid ahead, after a piece of the shop',
      prepare: async (kit) => ({
        by: 'simpan',
        body: pesan(50_000, [{ kode_contoh: await piece(kit) }], {
          ...{ ...orang(), jenis_harga: 'TIDAK_MENGIKAT' },
        }),
        cancelledBy: 'KASIR1',
        steps: await langkah(kit),
      }),
    },
    {
      // Bound for little money ahead, at a lower price than the list says.
      name: 'bound for little',
      never: ['ulang'],
      prepare: async (kit) => {
        await hargaGrup(kit);
        return {
          by: 'simpan',
          body: pesan(1_000, [{ nama_contoh: 'CINCIN IBU', berat_contoh: 3 }], orang()),
          cancelledBy: 'KASIR1',
          steps: await langkah(kit),
        };
      },
    },
    {
      name: 'once more',
      by: 'lagi',
      never: ['contoh', 'kerja', 'ulang'],
      prepare: async (kit) => {
        const { no, kode } = await jadi(kit);
        numberOf(await ambilTitip(kit.as('KASIR1'), no, [kode], HARGA_PESANAN, 1_000_000));
        return {
          by: 'lagi',
          body: {
            ...{ no_pesanan_awal: no, barang: [{ urut: 1 }], jenis_harga: 'TIDAK_MENGIKAT' },
            ...{ tgl_janji: '2026-12-05', uang_muka: 20_000, bayar: [{ jenis: 'CASH', jumlah: 20_000 }] },
          },
          cancelledBy: 'KASIR1',
          steps: await langkah(kit),
        };
      },
    },
  ],
});
