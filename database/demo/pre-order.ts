/** Two months of pre-orders: designs that somebody waits for, batches that come from the supplier, fetched one by one, given up. */
import { barangDocuments } from '@mustika/domains/barang/barang.server.ts';
import { preOrderDocuments } from '@mustika/domains/pre-order/pre-order.server.ts';
import { pakaiTitipan } from '@mustika/domains/titipan/titipan.rule.ts';
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { addDays } from '@mustika/kernel/date.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { DIRI_KOSONG, NOTA_KOSONG, penjualan, tunai } from './jual.ts';
import { type Dunia, hariIni, jalankan } from './till.ts';

const [tambahBarang] = barangDocuments as [DocumentImplementation, ...DocumentImplementation[]];
const [po, closing] = preOrderDocuments as [DocumentImplementation, DocumentImplementation];

/** Name, code, kind, group, milligrams, charge for one. */
const MODEL = [
  ['GELANG ITALY SISIK', 'IT-SSK', 'GL', '750', 5_000, 300_000],
  ['KALUNG ITALY SINGAPUR', 'IT-SGP', 'KL', '750', 4_200, 250_000],
  ['CINCIN FASHION ANGGREK', 'FS-AGR', 'CC', '700', 2_600, 180_000],
  ['GELANG BANGLE UKIR BALI', 'BL-UKR', 'GL', '420', 8_000, 350_000],
] as const;
const CUSTOMER = [
  ['IBU KARTIKA', '081611112222'],
  ['IBU NOVIANTI', '081622223333'],
  ['BAPAK HERMAWAN', '081633334444'],
  ['IBU SULASTRI', '081644445555'],
  ['IBU MEGAWATI', '081655556666'],
] as const;

const kasirOf = ({ toko }: Dunia): string => `KASIR2${toko.suffix}`;

/** One to three pieces of a design, a fifth of it ahead; now and then two designs. */
async function pesan(dunia: Dunia): Promise<string> {
  const { po: acak, toko } = dunia;
  const [nama_customer, no_hp_customer] = acak.pick(CUSTOMER);
  const siapa = acak.chance(0.3)
    ? { kode_member: acak.pick(toko.members), nama_customer: null, no_hp_customer: null }
    : { kode_member: null, nama_customer, no_hp_customer };
  const barang = [acak.pick(MODEL), ...(acak.chance(0.2) ? [acak.pick(MODEL)] : [])].map(
    ([nama_barang, kode_intern, kode_dept, kode_group, berat, ongkos]) => ({
      ...{ nama_barang, kode_intern, kode_dept, kode_group, berat, qty: acak.between(1, 3) },
      ...{ harga_per_gram: null, ongkos, harga_total: null },
    }),
  );
  // A fifth of it or more, so that the price is bound.
  const gram = barang.reduce((n, b) => n + b.berat * b.qty, 0) / 1000;
  const uang_muka = Math.ceil((gram * 270_000) / 500_000) * 500_000;
  const { jawaban } = await jalankan(dunia, kasirOf(dunia), po, 'simpan', {
    ...{ ...DIRI_KOSONG, keterangan: null, ...siapa, jenis_harga: 'MENGIKAT', kode_sales: null },
    ...{ tgl_janji: addDays(await hariIni(dunia), acak.between(7, 21)), uang_muka, barang },
    bayar: [tunai(uang_muka)],
  });
  return String(jawaban['no_dokumen']);
}

type Menunggu = { kode_intern: string; sisa: number };

/** What the supplier brings of what was waited for some days: most of it, into stock as any piece, then closed as one batch. */
async function kiriman(dunia: Dunia, hari: number): Promise<void> {
  const { po: acak, toko } = dunia;
  const { rows } = await dunia.client.query<Menunggu>(
    `select b.kode_intern, sum(b.qty - b.datang - b.batal)::int as sisa from pre_order_barang b
       join titipan t on t.kode_toko = b.kode_toko and t.no_titipan = b.no_po
       join hari_toko o on o.kode_toko = b.kode_toko and o.status = 'OPEN'
      where b.kode_toko = $1 and o.tanggal - t.tanggal >= 6 and b.qty > b.datang + b.batal group by 1 order by 1`,
    [toko.kode_toko],
  );
  const datang = rows.flatMap(({ kode_intern, sisa }) =>
    Array.from({ length: Math.max(1, sisa - acak.between(0, 1)) }, () => kode_intern),
  );
  if (datang.length === 0) return;
  const baris = datang.map((kode, at) => {
    const model = MODEL.find(([, intern]) => intern === kode) as (typeof MODEL)[number];
    const [nama_barang, kode_intern, kode_dept, kode_group, berat, ongkos] = model;
    return {
      ...{
        nama_barang,
        kode_intern,
        kode_dept,
        kode_group,
        kode_gudang: 'TOKO',
        kode_baki: `${kode_dept}01`,
      },
      ...{ berat_asli: berat + acak.between(-15, 15) * 10, berat: null, kadar: null, kadar_cetak: null },
      ...{ tipe_ongkos: 'TOTAL', ongkos, nama_atribut: null, berat_atribut: null, harga_atribut: null },
      ...{ berat_plastik: 30, kode_bandrol: null, size: null, harga_modal: null, harga_bandrol: null },
      ...{ supplier: 'UBS', ada_faktur_masukan: true, no_faktur_masukan: null, batu: [] },
      kode_barcode:
        `PO${toko.suffix || '1'}${String(hari).padStart(2, '0')}${String(at).padStart(5, '0')}`.slice(-8),
    };
  });
  const spv = `SPV1${toko.suffix}`;
  await jalankan(dunia, spv, tambahBarang, 'simpan', { no_penerimaan: null, baris });
  await jalankan(dunia, spv, closing, 'simpan', {
    barang: baris.map(({ kode_barcode }) => ({ kode_barcode, baris: null })),
    ...{ keterangan: 'KIRIMAN SUPPLIER', usulan: null, total: null },
  });
}

type Ada = { no_po: string; saldo: number; belum: number };

/** Pre-orders of which something can be fetched, at the price that was bound. */
const datangSemua = async ({ client, toko }: Dunia): Promise<Ada[]> =>
  (
    await client.query<Ada>(
      `select t.no_titipan as no_po, t.saldo::bigint::float8 as saldo, menunggu_titipan(t)::bigint::float8 as belum
         from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan and d.status = 'DONE'
        where t.kode_toko = $1 and t.jenis = 'PRE_ORDER' and harga_titipan(t) = 'MENGIKAT' order by t.no_titipan`,
      [toko.kode_toko],
    )
  ).rows;

/** Fetched at the till: the share of its money pays, the rest in cash. */
async function ambil(dunia: Dunia, { no_po, saldo, belum }: Ada): Promise<void> {
  const { rows } = await dunia.client.query<{ kode_barcode: string; total: number }>(
    `select kode_barcode, total::bigint::float8 as total from titipan_barang
      where kode_toko = $1 and no_titipan = $2 and keadaan = 'DITITIP' order by urut`,
    [dunia.toko.kode_toko, no_po],
  );
  const kode = rows.map((b) => b.kode_barcode);
  const total = rupiah(rows.reduce((n, b) => n + b.total, 0));
  const dititip = rows.map((b) => ({ kode_barcode: b.kode_barcode, total: rupiah(b.total) }));
  const { dipakai, kembali } = pakaiTitipan(rupiah(saldo), dititip, kode, total, rupiah(belum));
  const dari: Rupiah = rupiah(dipakai + kembali);
  const titipan = { jenis: 'TITIPAN', no_rekening: null, jumlah: dari, kartu_akhir: null };
  await jalankan(dunia, kasirOf(dunia), penjualan, 'simpan', {
    ...{ ...NOTA_KOSONG, no_titipan: no_po, total },
    barang: kode.map((kode_barcode) => ({
      ...{ kode_barcode, kode_sales: 'S2', jumlah: null, nama_barang: null },
      ...{ harga_per_gram: null, ongkos: null, diskon: null, harga_total: null, finishing: null },
    })),
    bayar: total > dipakai ? [titipan, tunai(total - dipakai)] : [titipan],
  });
}

/** What pre-orders do on a day. */
export async function preOrder(dunia: Dunia, hari: number): Promise<void> {
  if (hari === 0) return;
  if (hari % 4 === 1) await pesan(dunia);
  if (hari % 25 === 10) {
    const no_po = await pesan(dunia);
    await jalankan(dunia, kasirOf(dunia), po, 'batal', {
      ...{ no_po, kode_baki: null, potongan: null, cara_kembali: 'CASH', no_rekening: null },
      alasan: 'CUSTOMER TIDAK JADI',
    });
  }
  if (hari % 9 === 8) {
    await kiriman(dunia, hari);
    // One waits for whoever does not come.
    for (const satu of (await datangSemua(dunia)).slice(1))
      if (dunia.po.chance(0.7)) await ambil(dunia, satu);
  }
}
