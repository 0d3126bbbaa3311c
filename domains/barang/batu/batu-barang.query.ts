/** Stones of a piece: what the shop's lists say of them, those it has, and setting them anew. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import { type AuditFn, one, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { barangErrors } from '../barang.errors.ts';
import { SUDAH_KELUAR } from '../barang-keluar.rule.ts';
import { bacaBarcode } from '../barcode.rule.ts';
import { objekBarang } from '../cari/barang-list.query.ts';
import { batuBarangCommand, batuUbahCommand } from './batu-barang.command.ts';
import {
  type AcuanBatu,
  type BarisBatu,
  barisBatu,
  DAFTAR_BATU,
  type HargaBatu,
  lengkapiBatu,
  type MasterBatu,
  salahBatu,
} from './batu-barang.rule.ts';

const KOLOM = Object.keys(barisBatu);

const KODE = Object.entries(DAFTAR_BATU)
  .map(
    ([kolom, { name, key }]) =>
      `select '${kolom}:' || ${key} as kode from ${name} where aktif and ${key} = any ($2::text[])`,
  )
  .join(' union all ');

const ACUAN = `select
  exists (select from para_system p where p.kode_toko = $1 and p.key = 'BERLIAN_MODULE' and lower(p.value) <> 'false') as modul,
  (select jsonb_agg(k.kode) from (${KODE}) k) as kode,
  (select jsonb_agg(jsonb_build_array(m.kode_berlian, to_jsonb(m))) from parameter_berlian m
    where m.kode_toko = $1 and m.aktif and m.kode_berlian = any ($3::text[])) as master,
  (select jsonb_agg(k.kode_batu) from jenis_batu k where k.berlian) as berlian`;

type AcuanRow = {
  modul: boolean;
  kode: string[] | null;
  master: [string, MasterBatu][] | null;
  berlian: string[] | null;
};

/** Only what the stones name. */
export const acuanBatuStatement = (kode_toko: string, batu: readonly BarisBatu[]) =>
  statement<AcuanRow>(
    'batu_acuan',
    ACUAN,
    kode_toko,
    [
      ...new Set(
        batu.flatMap((baris) =>
          Object.keys(DAFTAR_BATU).flatMap((name) => baris[name as keyof typeof DAFTAR_BATU] ?? []),
        ),
      ),
    ],
    [...new Set(batu.flatMap(({ kode_berlian }) => kode_berlian ?? []))],
  );

export function acuanBatuOf(rows: readonly AcuanRow[], store: Pick<Toko, 'settings'>): AcuanBatu {
  const { modul, kode, master, berlian } = one(rows);
  return {
    ...{ modul, kode: new Set(kode ?? []), master: new Map(master ?? []) },
    ...{ berlian: new Set(berlian ?? []), kurs: readSetting(store, 'KURS_USD') },
  };
}

const batuDengan = (kolom: readonly string[]): string =>
  `select ${kolom.map((name) => `s.${name}`).join(', ')} from barang_batu s
  where s.kode_toko = $1 and s.kode_barcode = $2 order by s.urut`;
const BATU = batuDengan(KOLOM);
/** With what each was priced at. */
const DINILAI = batuDengan([...KOLOM, 'satuan_harga', 'harga_usd', 'kurs']);
const BARANG =
  'select b.status, b.berat_atribut, b.versi from barang b where b.kode_toko = $1 and b.kode_barcode = $2';

type Barang = { status: string; berat_atribut: Miligram; versi: number };

async function lihat(kode_barcode: string, ctx: Ctx): Promise<{ batu: readonly BarisBatu[]; versi: number }> {
  const { kode_toko } = ctx.scope;
  const { barang, batu } = await ctx.deps.db.batch(ctx.scope, {
    barang: statement<Barang>('batu_milik', BARANG, kode_toko, kode_barcode),
    batu: statement<BarisBatu>('batu_barang', BATU, kode_toko, kode_barcode),
  });
  const { versi } = barang[0] ?? reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode });
  return { batu, versi };
}

type Ubah = { kode_barcode: string; versi: number; batu: readonly BarisBatu[] };

const ringkas = (batu: readonly BarisBatu[]): string =>
  batu
    .map(({ jumlah, kode_batu, karat, sertifikat, no_sertifikat }) =>
      [
        jumlah,
        kode_batu,
        `${String((karat ?? 0) / 1000).replace('.', ',')} ct`,
        no_sertifikat && `${sertifikat} ${no_sertifikat}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ') || '-';

const keluar = (batu: readonly BarisBatu[]): string =>
  JSON.stringify(
    batu.map((baris) =>
      encodeRow(barisBatu, Object.fromEntries(KOLOM.map((k) => [k, baris[k as keyof BarisBatu] ?? null]))),
    ),
  );

/** The price of a piece stays while its stones are told anew, and so does what a stone of the master was priced at in it. */
function hargaLama(
  lama: readonly (BarisBatu & HargaBatu)[],
  { kode_berlian }: BarisBatu,
): Partial<HargaBatu> {
  const sama = kode_berlian === null ? undefined : lama.find((satu) => satu.kode_berlian === kode_berlian);
  return sama ? { satuan_harga: sama.satuan_harga, harga_usd: sama.harga_usd, kurs: sama.kurs } : {};
}

/** Stones and certificate are what the customer is promised: nobody changes them alone but the owner. */
async function ubahDalam(
  { sql, audit }: { sql: Sql; audit: AuditFn },
  { kode_barcode, versi, batu }: Ubah,
  { izin, acuan }: { izin: readonly string[]; acuan: AcuanBatu },
  ctx: Ctx,
): Promise<{ versi: number }> {
  const { kode_toko, user_id } = ctx.scope;
  const saat = ctx.deps.clock.now().toString();
  const [barang] = await rawQuery<Barang>(sql, `${BARANG} for update`, [kode_toko, kode_barcode]);
  if (!barang) reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode });
  if (SUDAH_KELUAR.has(barang.status)) reject(barangErrors.BARANG_TIDAK_DIUBAH, { status: barang.status });
  if (barang.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: barang.versi });
  const salah = salahBatu(batu, acuan, barang.berat_atribut);
  if (salah.length > 0)
    reject(
      umum.INPUT_TIDAK_VALID,
      salah.map(({ kolom, sebab }) => ({ path: kolom === 'berat_atribut' ? 'batu' : kolom, message: sebab })),
      salah[0]?.sebab,
    );
  const lama = await rawQuery<BarisBatu & HargaBatu>(sql, DINILAI, [kode_toko, kode_barcode]);
  const baru = batu.map((baris) => ({ ...lengkapiBatu(baris, acuan), ...hargaLama(lama, baris) }));
  if (keluar(lama) === keluar(baru)) return { versi };
  await rawQuery(sql, 'select ganti_batu($1, $2::jsonb)', [kode_barcode, JSON.stringify(baru)]);
  await rawQuery(
    sql,
    'update barang set versi = $3, diubah_oleh = $4, diubah_pada = $5 where kode_toko = $1 and kode_barcode = $2',
    [kode_toko, kode_barcode, versi + 1, user_id, saat],
  );
  const objek = objekBarang(kode_barcode);
  const act = {
    ...{ kategori: 'barang', description: 'stone change', objek, isi: { versi, batu } },
    rincian: [
      { label: 'Barang', nilai: kode_barcode },
      { label: 'Batu', nilai: `${ringkas(lama)} menjadi ${ringkas(baru)}` },
    ],
  };
  const disetujui =
    ctx.session.level === 'OWN'
      ? {}
      : { disetujui: await requireSecondPerson(sql, ctx.scope, act, { izin, saat }) };
  const isi = { sebelum: { batu: ringkas(lama) }, sesudah: { batu: ringkas(baru) }, ...disetujui };
  audit({ aksi: 'barang.batu', objek, isi });
  return { versi: versi + 1 };
}

async function ubah(minta: Ubah, izin: readonly string[], ctx: Ctx): Promise<{ versi: number }> {
  const acuan = acuanBatuOf(
    await ctx.deps.db.rows(ctx.scope, acuanBatuStatement(ctx.scope.kode_toko, minta.batu)),
    ctx.session.store,
  );
  return ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, minta, () => ubahDalam({ sql, audit }, minta, { izin, acuan }, ctx)),
  );
}

export const batuCommands = [
  implementCommand(batuBarangCommand, async ({ kode_barcode }, ctx) => ({
    data: await lihat(bacaBarcode(kode_barcode), ctx),
  })),
  implementCommand(batuUbahCommand, async ({ kode_barcode, versi, batu, detail_authorization }, ctx) => ({
    data: await ubah(
      { kode_barcode: bacaBarcode(kode_barcode), versi, batu },
      approvalIds(detail_authorization),
      ctx,
    ),
  })),
];
