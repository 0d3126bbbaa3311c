/**
 * Protects: every trigger does its work: what it guards is refused with it and passes without it, what it writes is
 * written with it and not without it; and replication roles do not put guards to sleep.
 */
import { house } from '@mustika/domains/house.ts';
import { statusRows } from '@mustika/kernel/status-moves.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Kit } from '../kit/app.ts';
import { sample } from '../kit/sample.ts';
import { type Guard, guardsOf, lineOf, refusalsOf, undone } from './catalogue.ts';
import { fullShop } from './full-shop.ts';
import { type Attack, KUASA, MARKETPLACE, QRIS } from './triggers-kuasa.ts';

let kit: Kit;
let owner: pg.Client;
let triggers: Guard[];
/** Moves of a piece that the declaration of the acting document does not name. */
let forbidden: string[];
beforeAll(async () => {
  kit = await fullShop(inject('pgUrl'));
  owner = kit.owner;
  // What triggers write passes the walls of the store that acts.
  await owner.query("select set_config('app.kode_toko', 'JKT1', false)");
  triggers = (await guardsOf(owner)).filter((guard) => guard.kind === 'trigger');
  forbidden = await forbiddenMoves();
});
afterAll(() => kit?.close());

const FREE = "(select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')";
const EVENT = `insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id)
  select kode_toko, no_dokumen, 99, 'uji', status, %, user_id from dokumen where kode_toko = 'JKT1' order by no_dokumen limit 1`;
const event = (tanggal: string): string => EVENT.replace('%', tanggal);
const OPEN = "(select tanggal from hari_toko where kode_toko = 'JKT1' and status = 'OPEN')";
const leg = (dari: string, ke: string): string => `
  insert into buku_uang (kode_toko, no_dokumen, peristiwa, urut, tanggal, kategori, jenis, dari_akun, dari_dimensi, dari_nomor, ke_akun, ke_dimensi, ke_nomor, jumlah)
  select kode_toko, no_dokumen, 99, 1, tanggal, 'UJI', 'UJI', '${dari}', '', '', '${ke}', '', '', 1 from peristiwa where urut = 99`;

/** Who acts, as catat() tells the guard. */
const acting = (jenis: string, transisi: string): string =>
  `select set_config('app.jenis', '${jenis}', true), set_config('app.transisi', '${transisi}', true)`;

const version = (statement: string): Attack => ({
  writes: [statement, "select versi from versi_toko where kode_toko = 'JKT1'"],
});

/** Every trigger by table and name; the append-only ones are attacked by their function below. */
const ATTACKS: Record<string, Attack> = {
  'peristiwa.jaga_hari': {
    refuses: [
      event("'2020-01-01'"),
      event("'2999-01-01'"),
      event(`${OPEN} - 1`),
      `insert into kunci_periode select kode_toko, 50, 'KUNCI', '2099-01-01', '2099-01-31', null, 'UJI', now() from toko where kode_toko = 'JKT1'; ${event(OPEN)}`,
      event("'2020-01-01'").replace(
        "where kode_toko = 'JKT1'",
        "where kode_toko = 'JKT1' and jenis = 'jurnal_umum'",
      ),
    ],
  },
  ...KUASA,
  ...QRIS,
  ...MARKETPLACE,
  'akun.jaga_golongan': {
    refuses: [
      "insert into akun (nomor_akun, nama_akun, sisi, golongan) values ('119999', 'X', 'D', 'UTANG_SUPPLIER')",
      "insert into akun (nomor_akun, nama_akun, sisi, golongan) values ('119999', 'X', 'K', 'KAS')",
      "update akun set golongan = 'KAS' where nomor_akun = '211000'",
    ],
  },
  'para_akun_transaksi.jaga_peta_akun': {
    refuses: [
      "update para_akun_transaksi set nomor_akun = '410100' where kode_akun = 'PERSEDIAAN_TOKO'",
      "insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun) values ('JKT1', 'UJI', 'UJI', 'KAS', 'DEBET', '110300')",
    ],
  },
  'kode_transaksi.jaga_kode_transaksi': {
    refuses: [
      "insert into kode_transaksi (kode_transaksi, nama_transaksi, arah, nomor_akun) values ('UJI', 'UJI', 'MASUK', '110100')",
      "update kode_transaksi set nomor_akun = '210700' where kode_transaksi = 'LAIN'",
      "update kode_transaksi set arah = 'KEDUANYA' where kode_transaksi = 'PRIVE'",
    ],
  },
  'buku_uang.jaga_buku': {
    refuses: [
      "insert into buku_uang select kode_toko, no_dokumen, peristiwa, 99, tanggal, kategori, jenis, dari_akun, dari_dimensi, dari_nomor, ke_akun, ke_dimensi, ke_nomor, jumlah from buku_uang where ke_akun = 'HPP' limit 1",
    ],
  },
  'buku_barang.jaga_buku': {
    refuses: [
      'insert into buku_barang select kode_toko, no_dokumen, peristiwa, 99, tanggal, kode_barcode, dari_tempat, ke_tempat, qty, berat, kadar from buku_barang limit 1',
    ],
  },
  'buku_poin.jaga_buku': {
    refuses: [
      "insert into buku_poin select kode_toko, no_dokumen, peristiwa, 99, tanggal, '@DIBERIKAN', 'X', 1 from buku_uang limit 1",
    ],
  },
  'buku_uang.jaga_uang': {
    refuses: [
      `${event(OPEN)}; ${leg('KLIRING_PENJUALAN', 'KAS')}`,
      `${event(OPEN)}; ${leg('KAS', 'KLIRING_TUKAR')}`,
      `${event(OPEN)}; ${leg('AKUN_GELAP', 'KAS')}`,
    ],
    writes: [
      `${event(OPEN)}; ${leg('MODAL', 'KAS')}`,
      "select sum(saldo) from saldo_uang where akun = 'KAS'",
    ],
  },
  'barang.jaga_status': {
    refuses: [
      // A move that is declared, of a piece that nobody weighed anew, and of one whose gold became another.
      `${acting('penjualan', 'simpan')}; update barang set status = 'TERJUAL', berat = berat + 1 where kode_barcode = ${FREE}`,
      `${acting('penjualan', 'simpan')}; update barang set status = 'TERJUAL', kadar = kadar + 1 where kode_barcode = ${FREE}`,
    ],
  },
  'barang_batu.jaga_sertifikat': {
    refuses: [
      `insert into barang_batu (kode_toko, kode_barcode, urut, kode_batu, jumlah, karat, sertifikat, no_sertifikat)
         select kode_toko, kode_barcode, 20, 'BERLIAN', 1, 1, 'GIA', 'KEMBAR' from barang where status = 'TERSEDIA' limit 2`,
    ],
  },
  'penerimaan_barang.isi_supplier': {
    writes: [
      `insert into penerimaan_barang (kode_toko, no_dokumen, kode_supplier, no_faktur_supplier, tgl_faktur, jumlah_barang, berat_faktur, berat, nilai_faktur, ppn_faktur, pph22_faktur, total_faktur)
         select kode_toko, min(no_dokumen), 'PT BARU', 'X', '2026-11-20', 1, 1, 1, 1, 0, 0, 1 from dokumen
          where kode_toko = 'JKT1' and jenis = 'penjualan' group by 1`,
      "select nama_supplier from supplier_barang where kode_supplier = 'PT BARU'",
    ],
  },
  'aksesoris.isi_supplier': {
    writes: [
      `insert into aksesoris (kode_toko, no_dokumen, cara, supplier, jumlah_barang, harga_modal)
         select kode_toko, min(no_dokumen), 'TAMBAH', 'PT BARU', 1, 1 from dokumen
          where kode_toko = 'JKT1' and jenis = 'penjualan' group by 1`,
      "select nama_supplier from supplier_barang where kode_supplier = 'PT BARU'",
    ],
  },
  'tambah_manual.isi_supplier': {
    writes: [
      `insert into tambah_manual (kode_toko, no_dokumen, supplier, jumlah_barang, berat, harga_modal)
         select kode_toko, min(no_dokumen), 'PT BARU', 1, 1, 1 from dokumen
          where kode_toko = 'JKT1' and jenis = 'penjualan' group by 1`,
      "select nama_supplier from supplier_barang where kode_supplier = 'PT BARU'",
    ],
  },
  'barang.isi_supplier': {
    writes: [
      `update barang set supplier = 'PT BARU' where kode_barcode = ${FREE}`,
      "select nama_supplier from supplier_barang where kode_supplier = 'PT BARU'",
    ],
  },
  'barang.kabari_web': {
    writes: [
      'update barang b set ongkos = ongkos + 1 from barang_web w where w.kode_toko = b.kode_toko and w.kode_barcode = b.kode_barcode',
      'select sum(versi) from barang_web',
    ],
  },
  'versi_toko.kabari_harga_web': {
    writes: [
      "update versi_toko set versi = versi + 1 where kode_toko = 'JKT1'",
      "select sum(revision) + count(*) from graphile_worker._private_jobs where key = 'web_harga|JKT1'",
    ],
  },
  'para_system.versi': version("insert into para_system (kode_toko, key, value) values ('JKT1', 'UJI', '1')"),
  'grup.harga': {
    writes: [
      "update grup set harga = harga + 1000 where kode_toko = 'JKT1'",
      'select count(*) from perubahan_harga',
    ],
  },
  'akun.isi_laporan': {
    writes: [
      "do $$ begin insert into akun (nomor_akun, nama_akun, sisi, laporan, golongan) values ('540100', 'UJI', 'D', 'NERACA', 'BEBAN'); exception when check_violation then null; end $$",
      "select laporan from akun where nomor_akun = '540100'",
    ],
  },
  'akun.jaga_akun': {
    refuses: [
      "update akun set aktif = false where nomor_akun = '110100'",
      "insert into akun (nomor_akun, nama_akun, sisi, laporan) values ('540100', 'UJI', 'D', 'LABA_RUGI'); insert into saldo_akun_hari values ('JKT1', '540100', '2026-01-01', '', false, 1, 0); update akun set aktif = false where nomor_akun = '540100'",
    ],
  },
  'buku_uang.jaga_saldo_akun': {
    writes: [
      `update hari_toko set tanggal = tanggal + 1 where kode_toko = 'JKT1' and status = 'OPEN'; ${event(OPEN)};
       update hari_toko set tanggal = tanggal - 1 where kode_toko = 'JKT1' and status = 'OPEN'; ${leg('MODAL', 'TRANSAKSI').replaceAll("''", "'110100'")}`,
      'select sum(debit) from saldo_akun_hari',
    ],
  },
  'hari_toko.jaga_periode': {
    refuses: [
      `insert into kunci_periode select kode_toko, 50, 'KUNCI', '2099-01-01', '2099-01-31', null, 'UJI', now() from toko where kode_toko = 'JKT1';
       update hari_toko set status = 'OPEN' where kode_toko = 'JKT1' and status = 'OPEN'`,
      `insert into penutup_bulan select kode_toko, no_dokumen, '2099-01-01', '2099-01-31', 0, 'UJI' from dokumen where kode_toko = 'JKT1' order by no_dokumen limit 1;
       update hari_toko set status = 'OPEN' where kode_toko = 'JKT1' and status = 'OPEN'`,
    ],
  },
  'hari_toko.jaga_saldo_hari': {
    writes: [
      "update hari_toko set status = 'CLOSED' where kode_toko = 'JKT1' and status = 'OPEN'",
      'select count(*) from saldo_akun_hari',
    ],
  },
  'nota_lama.jaga_nota_lama': {
    refuses: ['berat = berat + 1', 'aktif = false', "no_nota = 'LAIN'"].map(
      (ubah) =>
        `insert into nota_lama (kode_nota_lama, toko_jual, no_nota, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, toko_beli, no_beli, dibeli_pada) values ('UJI', 'JKT1', 'UJI', '2024-01-02', 'CINCIN', '750', 'CC', 75000, 1, 1, 'JKT1', 'X', now()); update nota_lama set ${ubah} where kode_nota_lama = 'UJI'`,
    ),
  },
  'parameter_ppn.jaga_tarif': {
    refuses: [
      "update parameter_ppn set tarif = tarif + 1 where kode_tarif = 'EMAS-FAKTUR'",
      "update parameter_ppn set aktif = false where kode_tarif = 'EMAS-FAKTUR'",
      "delete from parameter_ppn where kode_tarif = 'EMAS-FAKTUR'",
      "insert into parameter_ppn values ('UJI', 'EMAS_FAKTUR', '2026-11-21', 1, '05', 'UJI')",
    ],
    writes: [
      "insert into parameter_ppn values ('UJI', 'EMAS_FAKTUR', '2099-01-01', 1, '05', 'UJI')",
      'select sum(versi) from versi_toko',
    ],
  },
  'toko.modul_ppn': {
    writes: [
      "update toko set pkp = true, npwp = '1' where kode_toko = 'JKT1'; update toko set pkp = false where kode_toko = 'JKT1'",
      "select value from para_system where kode_toko = 'JKT1' and key = 'PPN_TRANSAKSI_MODULE'",
    ],
  },
  'toko.jaga_tutup': {
    refuses: [
      'update toko set aktif = false where kode_toko = (select min(tujuan) from kirim_barang where dijalan > 0)',
    ],
  },
  'toko.bawaan': {
    writes: [
      "insert into toko (kode_toko, nama_toko, alamat_toko) values ('UJI9', 'UJI', 'UJI')",
      "select count(*) from gudang where kode_toko = 'UJI9'",
    ],
  },
  'toko.buka_hari': {
    writes: [
      "insert into toko (kode_toko, nama_toko, alamat_toko) values ('UJI9', 'UJI', 'UJI')",
      "select count(*) from hari_toko where kode_toko = 'UJI9'",
    ],
  },
};

/**
 * Per transition of a document, and outside of any, from every status that a piece of the shop has to every status there is,
 * unless that transition is declared to make the move.
 */
async function forbiddenMoves(): Promise<string[]> {
  const allowed = house.documents.flatMap(statusRows);
  const statuses = [...new Set(allowed.flatMap(({ dari, ke }) => [dari, ke]))];
  const acts = [...new Set(allowed.map(({ jenis, transisi }) => `${jenis} ${transisi}`)), ' '];
  const { rows } = await owner.query<{ kode: string; dari: string }>(
    'select min(kode_barcode) as kode, status as dari from barang group by status order by status',
  );
  return acts.flatMap((act) => {
    const [jenis = '', transisi = ''] = act.split(' ');
    const may = allowed.filter((row) => row.jenis === jenis && row.transisi === transisi);
    return rows.flatMap(({ kode, dari }) =>
      statuses
        .filter((ke) => !may.some((row) => row.dari === dari && row.ke === ke))
        .map(
          (ke) =>
            `${acting(jenis, transisi)}; update barang set status = '${ke}' where kode_barcode = '${kode}'`,
        ),
    );
  });
}

/** Triggers that one function makes for many tables. */
function attackOf({ table, name, text, columns }: Guard): Attack | undefined {
  const own = ATTACKS[`${table}.${name}`];
  if (own && text === 'jaga_status_barang') return { refuses: [...(own.refuses ?? []), ...forbidden] };
  if (own) return own;
  if (text === 'tolak_ubah')
    return {
      refuses:
        name === 'kekal_semua'
          ? [`truncate ${table} cascade`]
          : [`update ${table} set kode_toko = kode_toko`, `delete from ${table}`],
    };
  if (text === 'catat_harga')
    return {
      writes: [
        `update ${table} set ${columns[1]} = ${columns[1]} + 1000 where kode_toko = 'JKT1'`,
        'select count(*) from perubahan_harga',
      ],
    };
  if (text !== 'naikkan_versi_toko_sekali') return undefined;
  if (name === 'versi_update')
    return version(`update ${table} set versi = versi + 1 where kode_toko = 'JKT1'`);
  if (name === 'versi_insert')
    return version(
      `create temp table salinan as select * from ${table} where kode_toko = 'JKT1' limit 1; alter table ${table} disable trigger versi_delete;
       delete from ${table} where kode_toko = 'JKT1'; insert into ${table} select * from salinan`,
    );
  return version(`delete from ${table} where kode_toko = 'JKT1'`);
}

const named = ({ table, name }: Guard): string => `${table}.${name}`;
/**
 * Keys of other tables step aside for good: a row is deleted or emptied here that others refer to. Once, because dropping
 * hundreds of them for each of a hundred triggers takes longer than the attacks.
 */
const keysAside = async (): Promise<void> => {
  const { rows } = await owner.query(
    "select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  );
  await owner.query(rows.map((row) => row.text).join(';'));
  // It says of a status, too, which pieces have it: what of that is the trigger's shows without it.
  await owner.query('alter table barang drop constraint barang_berjumlah');
};

async function answer(question: string): Promise<string> {
  return JSON.stringify((await owner.query(question)).rows);
}

async function changes([statement, question]: readonly [string, string]): Promise<boolean> {
  await owner.query('savepoint tulis');
  const before = await answer(question);
  await owner.query(statement);
  const after = await answer(question);
  await owner.query('rollback to savepoint tulis');
  return before !== after;
}

test('pieces of many kinds are there to be moved, and most moves are forbidden', () => {
  expect(forbidden.length).toBeGreaterThan(200);
});

test('every trigger of the schema is attacked here', () => {
  expect(triggers.filter((guard) => !attackOf(guard)).map(named)).toEqual([]);
  const known = new Set(triggers.map(named));
  expect(Object.keys(ATTACKS).filter((name) => !known.has(name))).toEqual([]);
});

const MUSTIKA = /^MU00[12]$/;

/** Emptying a table empties those that refer to it, whose own guards must not speak for this one. */
const others = (guard: Guard): string =>
  triggers
    .filter((one) => one.name === 'kekal_semua' && one.table !== guard.table)
    .map((one) => `alter table ${one.table} disable trigger kekal_semua`)
    .join(';');

/** Refused with the trigger, taken without it. */
async function refusals(guard: Guard): Promise<string[]> {
  const statements = attackOf(guard)?.refuses ?? [];
  if (statements.length === 0) return [];
  return undone(owner, async () => {
    const wrong: string[] = [];
    if (guard.name === 'kekal_semua') await owner.query(others(guard));
    for (const role of ['origin', 'replica']) {
      await owner.query(`set local session_replication_role = ${role}`);
      for (const [statement, refusal] of await refusalsOf(owner, statements))
        if (!refusal || !MUSTIKA.test(refusal.code))
          wrong.push(`as ${role}: ${statement}: ${refusal?.message ?? 'passed'}`);
    }
    await owner.query('set local session_replication_role = origin');
    await owner.query(`drop trigger ${guard.name} on ${guard.table}`);
    for (const [statement, refusal] of await refusalsOf(owner, statements))
      if (refusal) wrong.push(`without it ${statement}: ${refusal.message}`);
    return wrong;
  });
}

const works = async (guard: Guard): Promise<string[]> => {
  const writes = attackOf(guard)?.writes;
  if (!writes) return [];
  return undone(owner, async () => {
    const wrong: string[] = [];
    if (!(await changes(writes))) wrong.push(`${writes[0]} changed nothing`);
    await owner.query(`drop trigger ${guard.name} on ${guard.table}`);
    if (await changes(writes)) wrong.push(`without it ${writes[0]} changes the same`);
    return wrong;
  });
};

const attacked = (): Guard[] => sample(triggers, lineOf);

describe('every trigger', () => {
  beforeAll(keysAside);

  test('refuses what it guards, also while replication roles are switched, and nothing else does', async () => {
    const wrong: string[] = [];
    for (const guard of attacked())
      wrong.push(...(await refusals(guard)).map((line) => `${named(guard)}: ${line}`));
    expect(wrong.join('\n')).toBe('');
  });

  test('writes what it is there for, and nothing else writes it', async () => {
    const wrong: string[] = [];
    for (const guard of attacked())
      wrong.push(...(await works(guard)).map((line) => `${named(guard)}: ${line}`));
    expect(wrong.join('\n')).toBe('');
  });
});
