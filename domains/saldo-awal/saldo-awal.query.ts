/** What opening balances name, and whether it is there: pieces, members, accounts; and files of the till of before. docs/decisions/0134. */
import { fromThousandths, type MiliPersen } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { kataTunggal } from '@mustika/kernel/text/kata-tunggal.ts';
import { lipatJudul } from '@mustika/kernel/text/peta-kolom.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { type CellWords, readListFile } from '@mustika/server-kit/resource/list-file.ts';
import { berkasSaldoAwal, simpanSaldoAwalFields } from './saldo-awal.document.ts';
import { saldoAwalErrors as salah } from './saldo-awal.errors.ts';
import { kosong, type SaldoAwal, salahSaldoAwal } from './saldo-awal.rule.ts';

const BARANG = `select b.kode_barcode, b.kode_intern from barang b
  where b.kode_toko = $1 and (b.kode_barcode = any ($2::text[]) or b.kode_intern = any ($2::text[]))`;
type Barang = { kode_barcode: string; kode_intern: string | null };

const bacaBarang = ({ titipan, cicilan }: SaldoAwal, { scope }: Ctx) =>
  statement<Barang>('saldo_awal_barang', BARANG, scope.kode_toko, [
    ...titipan.map((row) => row.kode_barcode),
    ...cicilan.map((row) => row.kode_barcode),
  ]);

/** A barcode is one before it is the code of an old tag. */
const kodeBarang = (rows: readonly Barang[]): Map<string, string> =>
  new Map([
    ...rows.flatMap((row): [string, string][] =>
      row.kode_intern ? [[row.kode_intern, row.kode_barcode]] : [],
    ),
    ...rows.map((row): [string, string] => [row.kode_barcode, row.kode_barcode]),
  ]);

const MANUAL = 'select n as nomor from unnest($2::text[]) n where akun_manual($1, n)';

/** Members of the chain by anything that the till of before may have known them by; a card is one before it is a telephone. */
const MEMBER = `select t.sebut, m.kode_member from unnest($1::text[], $2::text[]) as t (sebut, hp)
  join lateral (select coalesce(m.digabung_ke, m.kode_member) as kode_member from member m
    where (m.aktif or m.digabung_ke is not null) and (m.kode_member = t.sebut or m.no_kartu = t.sebut or m.no_hp = t.hp)
    order by m.kode_member = t.sebut desc, m.digabung_ke is null desc, m.no_kartu is not distinct from t.sebut desc limit 1) m on true`;
type Member = { sebut: string; kode_member: string };

export const kodeMember = (rows: readonly Member[]): Map<string, string> =>
  new Map(rows.map((row) => [row.sebut, row.kode_member]));

export const bacaMember = ({ poin }: SaldoAwal) =>
  statement<Member>(
    'saldo_awal_member',
    MEMBER,
    poin.map((row) => row.member),
    poin.map((row) => nomorHp(row.member)),
  );

/** Faults that are named at once; whoever has more has the wrong file. */
const PALING_BANYAK = 50;

/**
 * The barcodes of what is named, or every fault at its row. What may have changed since it was saved is not asked here: a twin of the act
 * is to be answered as it was then.
 */
export async function periksa(input: SaldoAwal, ctx: Ctx): Promise<Map<string, string>> {
  const { kode_toko } = ctx.scope;
  const { store } = ctx.session;
  const nomor = [...new Set(input.akun.map((row) => row.nomor_akun))];
  const rows = await ctx.deps.db.batch(ctx.scope, {
    barang: bacaBarang(input, ctx),
    hari: bacaHariBuka(kode_toko),
    manual: statement<{ nomor: string }>('saldo_awal_manual', MANUAL, kode_toko, nomor),
    member: bacaMember(input),
  });
  const [buka] = rows.hari;
  if (!buka) reject(umum.TOKO_TUTUP);
  if (kosong(input)) reject(salah.SALDO_AWAL_KOSONG);
  const barang = kodeBarang(rows.barang);
  const faults = salahSaldoAwal(input, {
    ...{ hari: buka.tanggal, basis: readSetting(store, 'BASIS_TEMPO'), barang },
    ...{ laciGadai: store.flags.has('LACI_GADAI_MODULE'), cicilan: store.flags.has('CICILAN_MODULE') },
    manual: new Set(rows.manual.map((row) => row.nomor)),
    member: kodeMember(rows.member),
  });
  const [first] = faults;
  if (first)
    reject(
      first.salah,
      faults.slice(0, PALING_BANYAK).map(({ path, salah: { message } }) => ({ path, message })),
    );
  return barang;
}

const KADAR = 'select kode_kadar, nama_kadar, kadar_cetak, kadar from kadar where aktif';
type Kadar = { kode_kadar: string; nama_kadar: string; kadar_cetak: string; kadar: MiliPersen };

/** Karats by the names that the shop gives them: what `16K` is, is the shop's to say. A name of two karats is none. */
async function kataKadar({ deps, scope }: Ctx): Promise<CellWords> {
  const rows = await deps.db.rows(scope, statement<Kadar>('saldo_awal_kadar', KADAR));
  const known = kataTunggal(
    rows.flatMap(({ kadar, ...names }) =>
      Object.values(names).map((name) => [lipatJudul(name), kadar] as const),
    ),
  );
  return ({ kind }, cell) => {
    const kadar = kind === 'kadar' && /[a-z]/i.test(cell) ? known.get(lipatJudul(cell)) : undefined;
    return kadar ? fromThousandths(kadar) : undefined;
  };
}

export const berkasSaldoAwalCommand = implementCommand(berkasSaldoAwal, async (_input, ctx, { request }) => {
  const words = await kataKadar(ctx);
  return {
    data: await readListFile({ lists: simpanSaldoAwalFields, tujuan: 'saldo-awal', words }, ctx, request),
  };
});
