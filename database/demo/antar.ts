/**
 * Pieces between the stores of the chain, once the branches have traded up to today: each sends some to the next one, who counts
 * them, one of which never came; some are on their way, and head office sends on what it was sent.
 */
import { terimaKirimanBarang } from '@mustika/domains/kirim-barang/kirim-barang.command.ts';
import {
  kirimBarangCommands,
  kirimBarangDocuments,
} from '@mustika/domains/kirim-barang/kirim-barang.server.ts';
import { manualClock } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import type { Database } from '@mustika/server-kit/database.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { SecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { createStoreConfigs } from '@mustika/server-kit/store-config.ts';
import type pg from 'pg';
import { seeded } from './random.ts';
import { type Dunia, jalankan, panggil, type TokoDemo } from './till.ts';

const [kirimBarang] = kirimBarangDocuments as [DocumentImplementation, ...DocumentImplementation[]];
const PUSAT = 'PUSAT';

type Antar = {
  db: Database;
  house: House;
  client: pg.Client;
  secrets: SecretBox;
  sekarang: Temporal.Instant;
  toko: readonly TokoDemo[];
};

/** A store as its people work in it; head office acts through the first branch's. */
function duniaDari({ db, house, client, secrets, sekarang }: Antar, toko: TokoDemo): Dunia {
  const clock = manualClock(sekarang.toString());
  const stores = createStoreConfigs(db, () => clock.now().epochMilliseconds);
  const deps = { db, clock, house, stores, secrets, sockets: { current: null } } as unknown as Deps;
  return {
    ...{ db, client, toko, clock, sekarang, deps, nomor: 900_000 },
    ...{
      random: seeded(toko.seed + 2000),
      lain: seeded(toko.seed + 3000),
      ...{
        aksesoris: seeded(0),
        manual: seeded(0),
        gadai: seeded(0),
        servis: seeded(0),
        pesan: seeded(0),
        poin: seeded(0),
        po: seeded(0),
        hutang: [],
        paket: 0,
      },
      harga: new Map(),
    },
    ...{ stok: [], terjual: [], titipan: [], kiriman: [] },
  };
}

const orang = ({ toko }: Dunia, kode_toko: string): string =>
  kode_toko === PUSAT ? PUSAT : `SPV1${toko.suffix}`;

async function kirim(
  dunia: Dunia,
  dari: string,
  tujuan: string,
  banyak: number,
): Promise<[string, string[]]> {
  const { rows } = await dunia.client.query<{ kode_barcode: string }>(
    `select b.kode_barcode from barang b join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
      where b.kode_toko = $1 and b.status = 'TERSEDIA' and w.dijual and b.kode_dept <> 'LM' order by md5(b.kode_barcode) limit $2`,
    [dari, banyak],
  );
  const input = { tujuan, keterangan: 'ISI ETALASE', barang: rows };
  const { jawaban } = await jalankan(dunia, orang(dunia, dari), kirimBarang, 'simpan', input);
  return [jawaban['no_dokumen'] as string, rows.map((row) => row.kode_barcode)];
}

const terima = (dunia: Dunia, di: string, no_kirim: string, barang: object[] = []) =>
  panggil(dunia, orang(dunia, di), kirimBarangCommands, terimaKirimanBarang, {
    ...{ no_kirim, ke_baki: 'CC01', keterangan: null, barang },
  });

/** Once round the branches, to head office and on from there. */
export async function antarToko(antar: Antar): Promise<void> {
  const cabang = antar.toko.map((toko) => duniaDari(antar, toko));
  for (const [at, dunia] of cabang.entries()) {
    const ke = cabang[(at + 1) % cabang.length] as Dunia;
    const [no_kirim, kode] = await kirim(dunia, dunia.toko.kode_toko, ke.toko.kode_toko, 4);
    // One of a shipment never came: somebody still has to settle it.
    const hilang =
      at === 1 ? [{ kode_barcode: kode[0], hasil: 'TIDAK_ADA', catatan: 'TIDAK ADA DI PAKET' }] : [];
    await terima(ke, ke.toko.kode_toko, no_kirim, hilang);
  }
  const [satu, dua] = cabang as [Dunia, Dunia, ...Dunia[]];
  await kirim(satu, satu.toko.kode_toko, dua.toko.kode_toko, 3);
  const [kePusat] = await kirim(satu, satu.toko.kode_toko, PUSAT, 5);
  await terima(satu, PUSAT, kePusat);
  await kirim(satu, PUSAT, dua.toko.kode_toko, 2);
}
