/** An independent program must agree with our balances: the journal goes through hledger, the sums come back. */
import { execFile, spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Database, statement } from '@mustika/server-kit/database.ts';
import { jurnalHledger } from '../domains/akuntansi/jurnal/hledger.query.ts';
import { namaAkun } from '../domains/akuntansi/jurnal/jurnal-hledger.rule.ts';

/** Account and commodity -> amount, as text: `1-Aset:110100 KAS TOKO:KASIR1 IDR` -> `4000000`. */
export type Saldo = Map<string, string>;

/** Balances by hledger, or null when this machine does not have it. */
export async function saldoHledger(journal: string): Promise<Saldo | null> {
  const found = await promisify(execFile)('hledger', ['--version']).catch(() => null);
  if (!found) return null;
  const child = spawn('hledger', [
    '-f',
    '-',
    'balance',
    '--flat',
    '--no-total',
    '--layout=bare',
    '--output-format=csv',
  ]);
  const output = Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  child.stdin.end(journal);
  const [text, complaint, code] = await output;
  if (code !== 0) throw new Error(`hledger: ${complaint.toString()}`);
  const rows = text.toString().trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [account, commodity, amount] = row.slice(1, -1).split('","') as [string, string, string];
      return [`${account} ${commodity}`, amount];
    }),
  );
}

/** Fine gold of lots by what the lots themselves moved, and not by the book that the journal reads. */
const SALDO = `with lot_murni as (
    select l.tempat, g.lawan, case g.arah when 'MASUK' then g.murni else -g.murni end as murni
      from gerak_lot g join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot
     where g.kode_toko = $1 and not g.tahan and not g.gugur)
  select s.buku, s.akun, s.dimensi, sum(s.jumlah)::bigint as saldo from (
    select 'uang' as buku, ke_nomor as akun, ke_dimensi as dimensi, jumlah::bigint as jumlah from buku_uang where kode_toko = $1
    union all select 'uang', dari_nomor, dari_dimensi, -jumlah from buku_uang where kode_toko = $1
    union all select 'barang', ke_tempat, '', (berat * least(kadar, 100000) + 50000) / 100000 from buku_barang where kode_toko = $1 and not kode_barcode in (select kode_lot from lot where kode_toko = $1)
    union all select 'barang', dari_tempat, '', -((berat * least(kadar, 100000) + 50000) / 100000) from buku_barang where kode_toko = $1 and not kode_barcode in (select kode_lot from lot where kode_toko = $1)
    union all select 'barang', tempat, '', murni from lot_murni
    union all select 'barang', case when lawan like '%/%' then '@OLAH' else lawan end, '', -murni from lot_murni
    union all select 'poin', ke, '', jumlah from buku_poin where kode_toko = $1
    union all select 'poin', dari, '', -jumlah from buku_poin where kode_toko = $1) s
  group by 1, 2, 3 having sum(s.jumlah) <> 0`;

type Baris = { buku: 'uang' | 'barang' | 'poin'; akun: string; dimensi: string; saldo: number };

/** Our own balances in the same shape. Accounts with the same number and dimension are one, whatever their role. */
export async function saldoKita(db: Database, kode_toko: string): Promise<Saldo> {
  const scope = { kode_toko, user_id: 'DRILL', lintas: false };
  const { rows, akun } = await db.batch(scope, {
    rows: statement<Baris>('drill_saldo', SALDO, kode_toko),
    akun: statement<{ nomor_akun: string; nama_akun: string }>(
      'drill_akun',
      'select nomor_akun, nama_akun from akun',
    ),
  });
  const names = new Map(akun.map((row) => [row.nomor_akun, row.nama_akun]));
  const commodity = { uang: 'IDR', barang: 'EMAS', poin: 'POIN' };
  return new Map(
    rows.map((row) => {
      const amount = row.buku === 'barang' ? (row.saldo / 1000).toFixed(3) : String(row.saldo);
      return [`${namaAkun(row.buku, row.akun, row.dimensi, names)} ${commodity[row.buku]}`, amount];
    }),
  );
}

/** Accounts on which hledger and we differ; null when hledger is not installed. Empty is what it must be. */
export async function drillHledger(db: Database, kode_toko: string): Promise<string[] | null> {
  const scope = { kode_toko, user_id: 'DRILL', lintas: false };
  const journal = (await Array.fromAsync(await jurnalHledger(db, scope, null, null))).join('');
  const [theirs, ours] = [await saldoHledger(journal), await saldoKita(db, kode_toko)];
  if (!theirs) return null;
  return [...new Set([...theirs.keys(), ...ours.keys()])]
    .filter((key) => theirs.get(key) !== ours.get(key))
    .map((key) => `${key}: hledger ${theirs.get(key) ?? '-'}, kita ${ours.get(key) ?? '-'}`);
}
