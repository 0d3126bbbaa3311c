/**
 * What a shop does once in a week or two: pieces go to another tray or are broken up, scrap is written off, lost weight is
 * judged, a card is swiped for cash, money goes to head office. With it every list and report of the house has something.
 */
import { barangCommands, barangDocuments } from '@mustika/domains/barang/barang.server.ts';
import { pratinjauProfit } from '@mustika/domains/barang/profit/ubah-profit.command.ts';
import { timbangMulai } from '@mustika/domains/barang/timbang/timbang-baki.command.ts';
import { tawarkanBakiWeb } from '@mustika/domains/barang/web/barang-web.command.ts';
import { keuanganCommands, keuanganDocuments } from '@mustika/domains/keuangan/keuangan.server.ts';
import { terimaKiriman } from '@mustika/domains/keuangan/kirim/kirim-uang.command.ts';
import { pembelianDocuments } from '@mustika/domains/pembelian/pembelian.server.ts';
import { pindaiOpname } from '@mustika/domains/stock-opname/stock-opname.command.ts';
import {
  stockOpnameCommands,
  stockOpnameDocuments,
} from '@mustika/domains/stock-opname/stock-opname.server.ts';
import { formatDesimal, miligram } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { JENIS } from './goods.ts';
import { giro } from './jual.ts';
import { type Dunia, jalankan, type Potong, panggil } from './till.ts';

const DOKUMEN: ReadonlyMap<string, DocumentImplementation> = new Map(
  [...barangDocuments, ...pembelianDocuments, ...keuanganDocuments, ...stockOpnameDocuments].map((one) => [
    one.document.name,
    one,
  ]),
);

/** An act of the supervisor, as his browser would send it. */
async function lakukan(dunia: Dunia, jenis: string, name: string, body: object): Promise<string> {
  const implementation = DOKUMEN.get(jenis) as DocumentImplementation;
  const transition = implementation.document.transitions[name];
  if (!transition) throw new Error(`${jenis} has no ${name}`);
  const input = objectOf(transition.fields).parse(body) as object;
  const answer = await jalankan(dunia, `SPV1${dunia.toko.suffix}`, implementation, name, input);
  return answer.jawaban.no_dokumen as string;
}

const ambil = (dunia: Dunia, banyak: number): Potong[] =>
  Array.from({ length: Math.min(banyak, dunia.stok.length) }, () => {
    const at = dunia.lain.between(0, dunia.stok.length - 1);
    return dunia.stok.splice(at, 1)[0] as Potong;
  });

/** From one tray of a kind to the next one; they stay for sale wherever they lie. */
async function pindah(dunia: Dunia): Promise<void> {
  const { kode } = dunia.lain.pick(JENIS);
  const { rows } = await dunia.client.query<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = $1 and kode_baki = $2 and status = 'TERSEDIA' order by 1 limit 5",
    [dunia.toko.kode_toko, `${kode}01`],
  );
  if (rows.length > 0)
    await lakukan(dunia, 'pindah_barang', 'simpan', { ke_baki: `${kode}02`, barang: rows });
}

/** A tray in the morning: the scale agrees to a few hundredths; then a piece of it goes to the next one. */
async function timbang(dunia: Dunia, hari: number): Promise<void> {
  const { kode } = JENIS[hari % JENIS.length] as (typeof JENIS)[number];
  const spv = `SPV1${dunia.toko.suffix}`;
  const baki = { kode_gudang: 'TOKO', kode_toko: `${kode}01` };
  const ada = await dunia.client.query(
    "select from barang where kode_toko = $1 and kode_baki = $2 and status = 'TERSEDIA' limit 1",
    [dunia.toko.kode_toko, baki.kode_toko],
  );
  if (ada.rowCount === 0) return;
  const { no_dokumen, data_timbang } = (await panggil(
    dunia,
    spv,
    barangCommands,
    timbangMulai,
    baki,
  )) as Inside<typeof timbangMulai.answer>;
  const mg = (data_timbang[0]?.total ?? 0) - ((hari % 11) - 4) * 10;
  const bacaan = `ST,+${formatDesimal(miligram(mg))}  g`;
  const hasil = { no_dokumen, timbangan: mg / 1000, cara: 'TIMBANGAN', bacaan };
  await lakukan(dunia, 'timbang_baki', 'update', hasil);
  // Nothing of the demo happens after it is made.
  if (dunia.sekarang.since(dunia.clock.now()).total('minutes') >= 5) dunia.clock.advance({ minutes: 5 });
  const { rows } = await dunia.client.query<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = $1 and kode_baki = $2 and status = 'TERSEDIA' order by 1 limit 1",
    [dunia.toko.kode_toko, baki.kode_toko],
  );
  await lakukan(dunia, 'pindah_barang', 'simpan', { ke_baki: `${kode}02`, barang: rows });
}

/** A tray is counted: all but one piece is there, and that one was in the window. */
async function opname(dunia: Dunia, hari: number): Promise<void> {
  const { kode } = JENIS[hari % JENIS.length] as (typeof JENIS)[number];
  const kode_baki = `${kode}02`;
  const { rows } = await dunia.client.query<{ kode: string }>(
    "select kode_barcode as kode from barang where kode_toko = $1 and kode_baki = $2 and status = 'TERSEDIA' order by 1",
    [dunia.toko.kode_toko, kode_baki],
  );
  const [hilang, ...ada] = rows;
  if (!hilang || ada.length === 0) return;
  const no_dokumen = await lakukan(dunia, 'stock_opname', 'mulai', { kode_baki, buta: false });
  const spv = `SPV1${dunia.toko.suffix}`;
  await panggil(dunia, spv, stockOpnameCommands, pindaiOpname, { no_dokumen, kode: ada });
  const alasan = [{ kode: hilang.kode, alasan: 'DIPAJANG DI ETALASE DEPAN' }];
  await lakukan(dunia, 'stock_opname', 'selesai', { no_dokumen, alasan });
}

/** The ongkos of a tray goes up for the season of weddings, as its preview said. */
async function profit(dunia: Dunia): Promise<void> {
  const { kode } = dunia.lain.pick(JENIS);
  const isi = { kode_baki: `${kode}03`, ubah: 'ONGKOS_NAIK', persen: 3 };
  const spv = `SPV1${dunia.toko.suffix}`;
  const { jumlah_barang, harga_baru, barang } = (await panggil(
    dunia,
    spv,
    barangCommands,
    pratinjauProfit,
    isi,
  )) as Inside<typeof pratinjauProfit.answer>;
  if (jumlah_barang === 0) return;
  const keterangan = 'MUSIM NIKAH';
  await lakukan(dunia, 'ubah_profit', 'simpan', { ...isi, keterangan, jumlah_barang, harga_baru });
  const baru = new Map(barang.map(({ kode_barcode, ongkos_baru }) => [kode_barcode, ongkos_baru]));
  for (const p of dunia.stok) p.ongkos = baru.get(p.kode_barcode) ?? p.ongkos;
}

/** The fullest tray may be bought on the shop's own web site; the address of the site is still to be written. */
async function tawarkan(dunia: Dunia): Promise<void> {
  const { rows } = await dunia.client.query<{ kode_baki: string }>(
    `select b.kode_baki from barang b join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
      where b.kode_toko = $1 and b.status = 'TERSEDIA' and w.dijual group by 1 order by count(*) desc, 1 limit 1`,
    [dunia.toko.kode_toko],
  );
  const [penuh] = rows;
  if (penuh) await panggil(dunia, `SPV1${dunia.toko.suffix}`, barangCommands, tawarkanBakiWeb, penuh);
}

const hancur = (dunia: Dunia) =>
  lakukan(dunia, 'hancur_barang', 'simpan', {
    ...{ kondisi_barang: 'ROSOK', keterangan: 'PATAH DAN TIDAK LAKU' },
    barang: ambil(dunia, 2).map(({ kode_barcode }) => ({ kode_barcode })),
  });

/** What was bought a while ago and is scrap. */
async function hancurBeli(dunia: Dunia): Promise<void> {
  const { rows } = await dunia.client.query<{ kode_barcode: string; tgl_beli: string }>(
    `select b.kode_barcode, l.tanggal::text as tgl_beli from barang b
       join pembelian_barang l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
      where b.kode_toko = $1 and b.status = 'DIBELI' and l.no_faktur_group = b.no_terakhir and l.susut = 0
      order by l.tanggal, b.kode_barcode limit 2`,
    [dunia.toko.kode_toko],
  );
  const [first] = rows;
  if (!first) return;
  const barang = rows.filter(({ tgl_beli }) => tgl_beli === first.tgl_beli);
  await lakukan(dunia, 'hancur_pembelian', 'simpan', {
    ...{ tgl_beli: first.tgl_beli, kondisi_barang: 'ROSOK' },
    barang: barang.map(({ kode_barcode }) => ({ kode_barcode })),
  });
}

/** Of the weight that pieces lost at the neck of their owners. */
async function susut(dunia: Dunia): Promise<void> {
  const { rows } = await dunia.client.query<{ no_faktur: string; berat: number }>(
    `select l.no_faktur, l.berat::float8 / 1000 as berat from pembelian_barang l
       left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
      where l.kode_toko = $1 and l.susut > 0 and not l.batal and v.no_dokumen is null order by l.no_faktur limit 2`,
    [dunia.toko.kode_toko],
  );
  if (rows.length === 0) return;
  const barang = rows.map(({ no_faktur, berat }) => ({
    ...{ no_faktur, berat_disetujui: berat, keputusan: 'SETUJU', alasan: 'AUS DIPAKAI' },
  }));
  await lakukan(dunia, 'validasi_susut', 'simpan', { barang });
}

const isiLaci = (dunia: Dunia, jumlah: number) =>
  lakukan(dunia, 'mutasi_uang', 'uangKas', {
    ...{ arah: 'TAMBAH', kategori: 'TAMBAH_MODAL', kasir: `SPV1${dunia.toko.suffix}`, jumlah },
    keterangan: 'KAS SUPERVISOR',
  });

/** Cash for a card, out of the supervisor's drawer. */
async function gesek(dunia: Dunia): Promise<void> {
  const gesekan = dunia.lain.between(5, 30) * 100_000;
  await isiLaci(dunia, gesekan);
  await lakukan(dunia, 'gesek_tunai', 'simpan', {
    ...{ no_rekening: `EDC-BCA-${dunia.toko.kode_toko}`, jenis_kartu: 'DEBET', kartu_akhir: '4321' },
    ...{ nama_pemilik: 'BUDI SANTOSO', gesek: gesekan },
  });
}

async function kirimPusat(dunia: Dunia): Promise<void> {
  const jumlah = dunia.lain.between(5, 15) * 1_000_000;
  await isiLaci(dunia, jumlah);
  const isi = { asal: 'CASH', jumlah, keterangan: 'SETORAN MINGGUAN' };
  dunia.kiriman.push(await lakukan(dunia, 'kirim_uang', 'simpan', isi));
}

const antarBank = (dunia: Dunia) =>
  lakukan(dunia, 'mutasi_uang', 'mutasiBank', {
    ...{ kategori: 'MUTASI', asal: 'BRI', asal_rekening: giro(dunia.toko.kode_toko) },
    ...{
      tujuan: 'BCA',
      tujuan_rekening: `EDC-BCA-${dunia.toko.kode_toko}`,
      jumlah: 5_000_000,
      keterangan: 'PINDAH SALDO',
    },
  });

/** The one who is owed most gets a part of it: by the bank what it has to spare, some cash, and the scrap of the fortnight. */
async function bayarSupplier(dunia: Dunia): Promise<void> {
  const { kode_toko } = dunia.toko;
  const no_rekening = giro(kode_toko);
  const { rows } = await dunia.client.query<{ supplier: string; bank: number; rosok: string[] }>(
    `select s.dimensi as supplier, coalesce((select b.saldo::bigint::float8 from saldo_uang b
              where b.kode_toko = $1 and b.akun = 'BANK' and b.dimensi = $2), 0) as bank,
            array(select k.kode_barcode from barang k where k.kode_toko = $1 and k.status = 'ROSOK' order by 1 limit 2) as rosok
       from saldo_uang s where s.kode_toko = $1 and s.akun = 'UTANG_SUPPLIER' and s.saldo < -50000000
      order by s.saldo, s.dimensi limit 1`,
    [kode_toko, no_rekening],
  );
  const [besar] = rows;
  if (!besar) return;
  const tunai = 2_000_000;
  // The cash is for the newest delivery, whose supplier asked for it; the rest is taken off the oldest.
  const faktur = await dunia.client.query<{ no_utang: string; jumlah: number }>(
    `select r.no_dokumen as no_utang, least(r.sisa, 2000000)::float8 as jumlah
       from sisa_utang_supplier($1, (select max(tanggal) from hari_toko where kode_toko = $1), $2) r
      where r.no_dokumen is not null order by r.tanggal desc, r.no_dokumen desc limit 1`,
    [kode_toko, besar.supplier],
  );
  const transfer = Math.min(25_000_000, Math.floor(besar.bank / 2_000_000) * 1_000_000);
  await isiLaci(dunia, tunai);
  await lakukan(dunia, 'bayar_supplier', 'simpan', {
    ...{ kode_supplier: besar.supplier, tunai, faktur: faktur.rows, keterangan: 'CICIL UTANG' },
    ...(transfer > 0 ? { jumlah_transfer: transfer, no_rekening } : {}),
    ...(besar.rosok.length > 0
      ? { harga_rosok: 1_300_000, barang: besar.rosok.map((kode_barcode) => ({ kode_barcode })) }
      : {}),
  });
}

/** Whoever sold gets what he earned until now. */
async function bayarBonus(dunia: Dunia): Promise<void> {
  const { rows } = await dunia.client.query<{ kode_sales: string; jumlah: number }>(
    `select dimensi as kode_sales, -saldo::float8 as jumlah from saldo_uang
      where kode_toko = $1 and akun = 'UTANG_BONUS' and saldo < 0 order by 1`,
    [dunia.toko.kode_toko],
  );
  for (const { kode_sales, jumlah } of rows) {
    await isiLaci(dunia, jumlah);
    await lakukan(dunia, 'bayar_bonus_sales', 'simpan', {
      ...{ kode_sales, jumlah, transfer: null, no_rekening: null, keterangan: 'BONUS SALES' },
    });
  }
}

/** Each on its days, so that no two weeks are alike and every fortnight has all of them. */
export async function pekan(dunia: Dunia, hari: number): Promise<void> {
  if (hari < 4) return;
  if (hari % 6 === 2) await pindah(dunia);
  if (hari % 4 === 1) await timbang(dunia, hari);
  if (hari % 9 === 7) await opname(dunia, hari);
  if (hari % 12 === 9) await hancur(dunia);
  if (hari % 11 === 7) await profit(dunia);
  if (hari % 20 === 12) await tawarkan(dunia);
  if (hari % 7 === 6) await hancurBeli(dunia);
  if (hari % 5 === 4) await susut(dunia);
  if (hari % 5 === 3) await gesek(dunia);
  if (hari % 7 === 5) await kirimPusat(dunia);
  if (hari % 10 === 8) await antarBank(dunia);
  if (hari % 6 === 5) await bayarSupplier(dunia);
  if (hari % 20 === 18) await bayarBonus(dunia);
}

/** On the last day head office says that what was sent has come; the newest is still on its way. */
export async function terimaDiPusat(dunia: Dunia): Promise<void> {
  for (const no_reff of dunia.kiriman.slice(0, -1))
    await panggil(dunia, 'PUSAT', keuanganCommands, terimaKiriman, { no_reff });
}
