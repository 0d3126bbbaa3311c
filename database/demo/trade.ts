/** Sixty days of trade, through the same runner that serves the tills: intake, sales, what comes back, day ends. */
import { barangDocuments } from '@mustika/domains/barang/barang.server.ts';
import { type Miligram, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { addDays, manualClock, type Tanggal } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import type { Database } from '@mustika/server-kit/database.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { newClient } from '@mustika/server-kit/postgres/hosts.ts';
import type { SecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { createStoreConfigs } from '@mustika/server-kit/store-config.ts';
import type pg from 'pg';
import { rakAksesoris } from './aksesoris.ts';
import { berbatu } from './batu.ts';
import { cicil } from './cicil.ts';
import { gadai } from './gadai.ts';
import { BAKI_PER_JENIS, GRUP, HARGA_24K, JENIS } from './goods.ts';
import { jual } from './jual.ts';
import { siang, sore } from './kembali.ts';
import { berlatih, FORTNIGHT, jualUntukDilatih } from './latihan.ts';
import { tutupHari } from './malam.ts';
import { barangManual } from './manual.ts';
import { hargaGrup } from './masters.ts';
import { pekan, terimaDiPusat } from './pekan.ts';
import { terimaPesanan } from './pesan.ts';
import { poin } from './poin.ts';
import { preOrder } from './pre-order.ts';
import { type Random, seeded } from './random.ts';
import { sepuhan, terimaEmasDiPusat } from './sepuhan.ts';
import { servis } from './servis.ts';
import { sortir } from './sortir.ts';
import { type BarisKiriman, masukLewatPenerimaan, terimaTanpaLabel } from './terima.ts';
import { type Dunia, jalankan, type TokoDemo, type Ukuran } from './till.ts';

const [tambahBarang] = barangDocuments as [DocumentImplementation, ...DocumentImplementation[]];

/** A piece as it is delivered; who has a faktur pajak for it knows its number. */
function barangBaru(random: Random, n: number): Record<string, unknown> {
  const piece = potongBaru(random, n);
  const nomor = `05002600${String(n).padStart(8, '0')}`;
  return { ...piece, ...berbatu(piece, n), no_faktur_masukan: piece.ada_faktur_masukan ? nomor : null };
}

function potongBaru(random: Random, n: number): Record<string, unknown> {
  const jenis = random.pick(JENIS);
  const [kode_group] =
    jenis.kode === 'LM' ? (GRUP.at(-1) as (typeof GRUP)[number]) : random.pick(GRUP.slice(0, -1));
  const berat =
    jenis.kode === 'LM'
      ? random.pick([1000, 2000, 3000, 5000, 10_000])
      : Math.floor(random.between(...jenis.berat) / 10) * 10;
  return {
    kode_group,
    kode_dept: jenis.kode,
    kode_gudang: 'TOKO',
    kode_baki: `${jenis.kode}0${random.between(1, BAKI_PER_JENIS)}`,
    nama_barang: random.pick(jenis.names),
    berat_asli: berat,
    berat,
    kadar: null,
    kadar_cetak: null,
    tipe_ongkos: 'GRAM',
    ongkos: random.between(...jenis.ongkos) * 1000,
    nama_atribut: null,
    berat_atribut: null,
    harga_atribut: null,
    berat_plastik: 30,
    kode_bandrol: ['KL', 'GL'].includes(jenis.kode) ? 'BESAR' : 'KECIL',
    size: null,
    kode_intern: `${jenis.kode}-${String(n).padStart(4, '0')}`,
    harga_modal: null,
    harga_bandrol: null,
    supplier: random.pick(['UBS', 'LOTUS', 'HWT', 'KING']),
    ada_faktur_masukan: random.chance(0.7),
    kode_barcode: kodeBarcode(random, n),
  };
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Tags that the shop already printed: eight characters from the seed, so that the demo is the same everywhere. */
const kodeBarcode = (random: Random, n: number): string =>
  Array.from({ length: 4 }, () => ALPHABET[random.between(0, ALPHABET.length - 1)]).join('') +
  String(1000 + n).slice(-4);

/** A shop that keeps everything takes them in by receipts, a plain one by the intake alone. */
async function terimaBarang(dunia: Dunia, banyak: number, dari: number, lengkap: boolean): Promise<void> {
  const baris = Array.from({ length: banyak }, (_, i) => barangBaru(dunia.random, dari + i));
  if (lengkap) await masukLewatPenerimaan(dunia, baris as BarisKiriman[]);
  else
    await jalankan(dunia, `SPV1${dunia.toko.suffix}`, tambahBarang, 'simpan', { no_penerimaan: null, baris });
  for (const b of baris)
    dunia.stok.push({
      kode_barcode: b.kode_barcode as string,
      kode_group: b.kode_group as string,
      berat: b.berat as Miligram,
      ongkos: b.ongkos as Rupiah,
      ...(b.harga_atribut ? { harga_atribut: b.harga_atribut as Rupiah } : {}),
    });
}

/** The price of the day wanders upward a little; the change goes through the table, so the history has it. */
async function hargaHariIni(dunia: Dunia, hari: number): Promise<void> {
  const harga24 =
    Math.floor((HARGA_24K * (1 + hari * 0.0006 + dunia.random.between(-4, 4) / 1000)) / 1000) * 1000;
  for (const [kode_group, kadar] of GRUP) {
    const { harga, harga_modal } = hargaGrup(kadar, harga24);
    dunia.harga.set(kode_group, rupiah(harga));
    await dunia.client.query(
      'update grup set harga = $3, harga_modal = $4, versi = versi + 1 where kode_toko = $1 and kode_group = $2',
      [dunia.toko.kode_toko, kode_group, harga, harga_modal],
    );
  }
  dunia.deps.stores.forget(dunia.toko.kode_toko);
}

/** A day that was closed before there was this house, as a shop has them that comes from elsewhere: no document says so. */
async function gantiHari(dunia: Dunia, dari: Tanggal, ke: Tanggal): Promise<void> {
  const values = [dunia.toko.kode_toko, dari, `SPV1${dunia.toko.suffix}`, dunia.clock.now().toString()];
  await dunia.client.query(
    "update hari_toko set status = 'CLOSED', ditutup_oleh = $3, ditutup_pada = $4 where kode_toko = $1 and tanggal = $2",
    values,
  );
  await dunia.client.query(
    'insert into hari_toko (kode_toko, tanggal, dibuka_oleh, dibuka_pada) values ($1, $2, $3, $4)',
    [values[0], ke, values[2], values[3]],
  );
}

/** One store from its first delivery to today's open day. */
export async function berdagang(input: {
  db: Database;
  house: House;
  url: string;
  toko: TokoDemo;
  hariIni: Tanggal;
  /** The moment the demo is made: nothing of it happened later. */
  sekarang: Temporal.Instant;
  ukuran: Ukuran;
  /** Seals the identity numbers of its people. */
  secrets: SecretBox;
  /** After each of its days. */
  hariLewat: () => void;
}): Promise<void> {
  const client = newClient({ connectionString: input.url });
  await client.connect();
  try {
    await client.query(
      "select set_config('app.user_id', 'OWNER', false), set_config('app.kode_toko', $1, false)",
      [input.toko.kode_toko],
    );
    await hariDemiHari({ ...input, client });
  } finally {
    await client.end();
  }
}

async function hariDemiHari(input: {
  db: Database;
  house: House;
  client: pg.Client;
  toko: TokoDemo;
  hariIni: Tanggal;
  /** The moment the demo is made: nothing of it happened later. */
  sekarang: Temporal.Instant;
  ukuran: Ukuran;
  /** Seals the identity numbers of its people. */
  secrets: SecretBox;
  hariLewat: () => void;
}): Promise<void> {
  const { db, house, client, toko, hariIni, ukuran, secrets } = input;
  const mulai = addDays(hariIni, -ukuran.hari);
  const clock = manualClock(`${mulai}T02:00:00Z`);
  const stores = createStoreConfigs(db, () => clock.now().epochMilliseconds);
  const deps = { db, clock, house, stores, secrets, sockets: { current: null } } as unknown as Deps;
  const dunia: Dunia = {
    db,
    client,
    toko,
    random: seeded(toko.seed),
    ...{ clock, sekarang: input.sekarang, deps },
    stok: [],
    harga: new Map(),
    nomor: 0,
    lain: seeded(toko.seed + 1000),
    aksesoris: seeded(toko.seed + 2000),
    gadai: seeded(toko.seed + 3000),
    manual: seeded(toko.seed + 4000),
    servis: seeded(toko.seed + 5000),
    pesan: seeded(toko.seed + 6000),
    poin: seeded(toko.seed + 7000),
    po: seeded(toko.seed + 8000),
    ...{ hutang: [], paket: 0 },
    terjual: [],
    titipan: [],
    kiriman: [],
  };
  await client.query(
    'insert into hari_toko (kode_toko, tanggal, dibuka_pada, dibuka_oleh) values ($1, $2, $3, $4)',
    [toko.kode_toko, mulai, clock.now().toString(), `SPV1${toko.suffix}`],
  );
  const kiriman = Math.ceil(ukuran.barang / 8);
  let diterima = 0;
  for (let n = 0; n <= ukuran.hari; n += 1) {
    const tanggal = addDays(mulai, n);
    await hargaHariIni(dunia, n);
    while (
      diterima < ukuran.barang &&
      (n === 0
        ? diterima < ukuran.barang / 2
        : n % 7 === 0 && diterima < (ukuran.barang * (n + 7)) / Math.max(1, ukuran.hari))
    ) {
      const banyak = Math.min(kiriman, ukuran.barang - diterima);
      await terimaBarang(dunia, banyak, diterima, ukuran.lengkap ?? false);
      diterima += banyak;
    }
    if (ukuran.lengkap && ukuran.hari > FORTNIGHT) await berlatih(dunia, ukuran.hari - n);
    if (ukuran.lengkap) await rakAksesoris(dunia, n);
    if (ukuran.lengkap) await barangManual(dunia, n);
    await jualan(dunia, ukuran, n === ukuran.hari ? input.sekarang : null);
    if (ukuran.lengkap) await poin(dunia, n);
    if (ukuran.lengkap) await siang(dunia, n);
    if (ukuran.lengkap) await sortirAtauTinggal(dunia, ukuran, n);
    if (ukuran.lengkap) await sepuhan(dunia, n);
    if (ukuran.lengkap) await gadai(dunia, n);
    if (ukuran.lengkap) await servis(dunia, n);
    if (ukuran.lengkap) await terimaPesanan(dunia, n);
    if (ukuran.lengkap) await preOrder(dunia, n);
    if (ukuran.lengkap) await pekan(dunia, n);
    if (ukuran.lengkap) await cicil(dunia, n);
    if (ukuran.lengkap && n === ukuran.hari - 2) await terimaTanpaLabel(dunia);
    input.hariLewat();
    if (n === ukuran.hari) break;
    if (ukuran.lengkap) await sore(dunia, n);
    majuKe(clock, `${tanggal}T13:10:00Z`);
    if (ukuran.lengkap) await tutupHari(dunia);
    else await gantiHari(dunia, tanggal, addDays(tanggal, 1));
    const pagi = Temporal.Instant.from(`${addDays(tanggal, 1)}T02:00:00Z`);
    majuKe(clock, Temporal.Instant.compare(pagi, input.sekarang) > 0 ? input.sekarang : pagi);
  }
  if (ukuran.lengkap) await terimaDiPusat(dunia);
  if (ukuran.lengkap) await terimaEmasDiPusat(dunia);
}

/** A store of a few days leaves what it bought to whoever practises, and sells something that can be taken back. */
async function sortirAtauTinggal(dunia: Dunia, { hari }: Ukuran, n: number): Promise<void> {
  if (hari > FORTNIGHT) return sortir(dunia, n);
  if (n === hari) await jualUntukDilatih(dunia);
}

/** Time passes until then; it never goes back. */
function majuKe(clock: Dunia['clock'], saat: Temporal.Instant | string): void {
  const ke = Temporal.Instant.from(saat);
  if (Temporal.Instant.compare(ke, clock.now()) > 0) clock.advance(ke.since(clock.now()));
}

/** A shop is open from nine to nine. */
const BUKA_MENIT = 12 * 60;

/**
 * The sales of a day, a quarter of an hour or half of one apart. `kini`: it is today, and as much of a day's sales was sold as
 * of the day has passed, the last one just now.
 */
async function jualan(dunia: Dunia, { notaPerHari }: Ukuran, kini: Temporal.Instant | null): Promise<void> {
  const { random, clock } = dunia;
  const sampai = () => Math.max(0, kini?.since(clock.now()).total('minutes') ?? 0);
  const nota =
    kini === null
      ? random.between(Math.floor(notaPerHari * 0.6), Math.ceil(notaPerHari * 1.4))
      : Math.max(Math.ceil(notaPerHari / 2), Math.ceil((notaPerHari * sampai()) / BUKA_MENIT));
  for (let i = 0; i < nota; i += 1) {
    const menit = random.between(8, 40);
    clock.advance({ minutes: kini === null ? menit : Math.floor(sampai() / (nota - i)) });
    await jual(dunia);
  }
}
