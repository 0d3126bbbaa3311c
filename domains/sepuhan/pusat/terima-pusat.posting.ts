/** What receiving from a branch does at head office; the branch's half is written with it. docs/decisions/0021, 0087. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { inStore } from '@mustika/server-kit/document/other-store.ts';
import { bacaBarcodeBaru } from '../../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR, kembar } from '../../barang/gerak-barang.rule.ts';
import { akunAntar } from '../../kirim-barang/kirim-barang.rule.ts';
import { bacaLotDiBaki } from '../../lot/lot.query.ts';
import { akunLot, jumlahLot, rincianIsi, siapkanLot, transferLot, tulisLot } from '../../lot/lot.rule.ts';
import { bakiDi, bakiDisebut } from '../baki-hasil.rule.ts';
import { kirimCuciDocument } from '../kirim-cuci.posting.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { bacaBakiHasil } from '../sepuhan.query.ts';
import { KATEGORI_SEPUHAN, KODE_DIKIRIM, TRX_PUSAT } from '../sepuhan.rule.ts';
import { bacaGrupPusat, bacaTiba } from './kirim-pusat.query.ts';
import { sifatTiba, tiba } from './kirim-pusat.rule.ts';
import { terimaPusat } from './terima-pusat.document.ts';

const kodeDari = (lot: readonly { kode_lot: string }[]): string[] => lot.map((b) => b.kode_lot);

const simpan = implementTransition(terimaPusat.transitions.simpan, {
  bersama: async ({ lot }, ctx) => {
    const { deps, scope } = ctx;
    const rows = await deps.db.rows(scope, bacaTiba(scope.kode_toko, kodeDari(lot)));
    const [satu] = rows;
    // What is no shipment, or are several, is told by the receiver's half.
    if (!satu || rows.some((row) => row.no_kirim !== satu.no_kirim)) return { ctx, lain: [] };
    const there = await inStore(ctx, satu.dari_toko, `pusat-${scope.kode_toko}-${ctx.key}`);
    const input = { no_dokumen: satu.no_kirim, penerima: scope.kode_toko, lot };
    const half = { implementation: kirimCuciDocument, name: 'diterima', izin: [], ctx: there };
    return { ctx, lain: [{ ...half, input, body: input }] };
  },
  reads: ({ lot, ke_baki }, { scope: { kode_toko } }) => ({
    dikirim: bacaTiba(kode_toko, kodeDari(lot)),
    grup: bacaGrupPusat(kode_toko),
    baki: bacaBakiHasil(kode_toko, ke_baki),
    ada: bacaLotDiBaki(kode_toko, KODE_DIKIRIM, null),
    register: bacaBarcodeBaru(lot.length),
  }),
  decide: ({ lot, ke_baki, keterangan }, { dikirim, grup, baki, ada, register }, { hari, store }) => {
    const twin = kembar(kodeDari(lot));
    if (twin) reject(salah.LOT_DUA_KALI, { kode_lot: twin });
    const kenal = new Set(grup.map((g) => g.kode_group));
    const baris = lot.map(({ kode_lot, berat }, at) => {
      const dari =
        dikirim.find((one) => one.kode_lot === kode_lot) ??
        reject(salah.BUKAN_DI_JALAN, { kode_lot, path: `lot.${at}.kode_lot` });
      return { dari, ...tiba(dari, berat, `lot.${at}.berat`) };
    });
    const [satu] = baris;
    if (!satu) reject(salah.KIRIMAN_KOSONG);
    const { no_kirim, dari_toko, sudah } = satu.dari;
    if (baris.some((b) => b.dari.no_kirim !== no_kirim)) reject(salah.BEDA_KIRIMAN);
    const disebut = bakiDisebut(baki, ke_baki);
    const simpanDi = (jenis: string) =>
      jenis === 'ROSOK' ? bakiDi(baki, GUDANG_HANCUR) : (disebut ?? bakiDi(baki, GUDANG_BELI));
    const tujuan = baris.map(({ dari }) => ({ ...sifatTiba(dari, kenal), tempat: simpanDi(dari.jenis_lot) }));
    const { kode, meja, tulis } = siapkanLot(tujuan, ada, register, hari);
    const isi = baris.map((b, at) => meja.masuk(kode[at] ?? '', b.masuk, { luar: 'KIRIM' }));
    const jumlah = jumlahLot(isi);
    const rk = { akun: akunAntar(store.tipe, 'CABANG'), dimensi: dari_toko };
    const nama = { kategori: TRX_PUSAT, jenis: 'TERIMA' };
    const kepala = {
      ...{ no_kirim, dari_toko, cara: sudah ? 'SUSULAN' : 'PERTAMA', jumlah_barang: jumlah.qty },
      ...{ berat_kirim: sum(baris.map((b) => b.dari.sisa_berat)), berat: jumlah.berat, murni: jumlah.murni },
      ...{ harga_modal: jumlah.nilai, keterangan },
    };
    const lines = baris.map(({ dari, masuk }, at) => {
      const { tempat, jenis_lot, kadar, nama_lot } = meja.satu(kode[at] ?? '');
      const { gudang, baki: tray } = tempat as { gudang: string; baki: string };
      return {
        ...{ urut: at + 1, dari_lot: dari.kode_lot, kode_lot: kode[at], nama_lot, jenis_lot, kadar },
        ...{ qty: masuk.qty, berat_kirim: dari.sisa_berat, berat: masuk.berat, murni: masuk.murni },
        ...{ harga_modal: masuk.nilai, ke_gudang: gudang, ke_baki: tray },
      };
    });
    return {
      perlu: sudah
        ? [
            {
              kategori: KATEGORI_SEPUHAN,
              description: 'gold received after all',
              rincian: [
                { label: 'No Kirim', nilai: no_kirim },
                ...baris.map(({ dari, masuk }) => rincianIsi(dari, masuk)),
              ],
            },
          ]
        : [],
      tulis: [
        ...tulis,
        ...tulisLot(meja.gerak),
        { penulis: 'terima_pusat', baris: [kepala] },
        { penulis: 'terima_pusat_lot', baris: lines },
      ],
      transfers: [
        ...isi.flatMap((b, at) => uangTransfer(rk, akunLot(meja.satu(kode[at] ?? '')), b.nilai, nama)),
        ...transferLot(meja.gerak),
      ],
      audit: { ...kepala, lot: lot.map((b) => [b.kode_lot, b.berat]) },
      jawaban: { no_kirim, berat: jumlah.berat, murni: jumlah.murni, harga_modal: jumlah.nilai },
    };
  },
});

export const terimaPusatDocument = implementDocument(terimaPusat, { simpan });
