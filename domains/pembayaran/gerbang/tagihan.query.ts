/** What a till asks of a charge: a code for exactly this sum, whether it is paid, and an end to it. */
import { randomBytes } from 'node:crypto';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { pembayaranErrors as salah } from '../pembayaran.errors.ts';
import { qrisTerlalu } from '../periksa-bayar.rule.ts';
import {
  akuiTagihan,
  batalTagihan,
  gerbangKini,
  lihatTagihan,
  mintaTagihan,
  periksaTagihan,
} from './gerbang.command.ts';
import { masihTerbuka, terbayar } from './gerbang.rule.ts';
import { type GerbangToko, gerbangToko } from './setting-gerbang.server.ts';
import {
  bacaTagihan,
  batalkan,
  KOLOM,
  kunciAcuan,
  satuSatu,
  type Tagihan,
  tampilkan,
  tanyakan,
  terapkanMinta,
  YATIM,
} from './tagihan.server.ts';

/** So many seconds belong to the one who asks the gateway; after them another may. */
const SEDANG_DIMINTA = 15;

/** What this process asks for right now: whoever presses twice waits for the one answer. Another process answers that it is asked for. */
const BERJALAN = new Map<string, Promise<Tagihan>>();

/** What this attempt has already: a code that may be paid, or money that no nota took. */
const SENDIRI = `select ${KOLOM} from tagihan_qris t
  where t.kode_toko = $1 and t.untuk = $2 and (t.status in ('MINTA', 'MENUNGGU')
     or t.masalah is null and ${YATIM})
  order by t.dibuat desc, t.id`;
const BARU = `insert into tagihan_qris as t (kode_toko, id, untuk, no_rekening, jumlah, kedaluwarsa, periksa, dibuat, dibuat_oleh, diminta)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8) returning ${KOLOM}`;
const AMBIL = `update tagihan_qris t set diminta = $3 where kode_toko = $1 and id = $2 and status = 'MINTA' and diminta < $4 returning ${KOLOM}`;

type Minta = { untuk: string; no_rekening: string; jumlah: Rupiah };

/** Errors: GERBANG_MATI. */
async function gerbangHidup(ctx: Ctx, no_rekening: string): Promise<GerbangToko> {
  const toko = await gerbangToko(ctx.deps, ctx.scope.kode_toko);
  return toko?.aktif && toko.no_rekening === no_rekening ? toko : reject(salah.GERBANG_MATI, { no_rekening });
}

const sama = (t: Tagihan, { no_rekening, jumlah }: Minta): boolean =>
  t.no_rekening === no_rekening && t.jumlah === jumlah;

/** The charge of this attempt, one for all who ask at once; `milik`: this call is the one that asks the gateway for it. */
async function siapkan(ctx: Ctx, minta: Minta, menit: number): Promise<{ t: Tagihan; milik: boolean }> {
  const { deps, scope } = ctx;
  const { kode_toko, user_id } = scope;
  const saat = deps.clock.now();
  return deps.db.tx(scope, async (sql, audit) => {
    await satuSatu(sql, kode_toko, minta.untuk);
    const sendiri = await rawQuery<Tagihan>(sql, SENDIRI, [kode_toko, minta.untuk]);
    const t = sendiri.find((one) => sama(one, minta));
    if (t && t.status !== 'MINTA') return { t, milik: false };
    if (t) {
      const lewat = saat.subtract({ seconds: SEDANG_DIMINTA }).toString();
      const [lagi] = await rawQuery<Tagihan>(sql, AMBIL, [kode_toko, t.id, saat.toString(), lewat]);
      return { t: lagi ?? t, milik: lagi !== undefined };
    }
    const id = `${kode_toko}-${randomBytes(10).toString('hex').toUpperCase()}`;
    const [baru] = await rawQuery<Tagihan>(sql, BARU, [
      ...[
        kode_toko,
        id,
        minta.untuk,
        minta.no_rekening,
        minta.jumlah,
        saat.add({ minutes: menit }).toString(),
      ],
      ...[saat.add({ minutes: 1 }).toString(), saat.toString(), user_id],
    ]);
    audit({ aksi: 'tagihan_qris.minta', objek: id, isi: { ...minta } });
    return { t: baru as Tagihan, milik: true };
  });
}

/** Codes of this attempt for another sum, and such as are over: nobody shall pay those any more. */
async function bereskan({ deps, scope }: Ctx, minta: Minta): Promise<void> {
  const { kode_toko } = scope;
  const sendiri = await deps.db.read(scope, (sql) =>
    rawQuery<Tagihan>(sql, SENDIRI, [kode_toko, minta.untuk]),
  );
  const kini = deps.clock.now().epochMilliseconds;
  const usang = (t: Tagihan): boolean => !sama(t, minta) || Date.parse(t.kedaluwarsa) <= kini;
  for (const t of sendiri) if (masihTerbuka(t.status) && usang(t)) await batalkan(deps, kode_toko, t.id);
}

const satu = async ({ deps, scope }: Ctx, id: string): Promise<Tagihan> =>
  deps.db.read(scope, (sql) => bacaTagihan(sql, scope.kode_toko, id));

const minta = implementCommand(mintaTagihan, async ({ untuk, no_rekening, jumlah }, ctx) => {
  const { deps, scope, session } = ctx;
  const batas = readSetting(session.store, 'BATAS_QRIS');
  if (jumlah > batas) reject(salah.QRIS_MELEBIHI_BATAS, { batas }, qrisTerlalu(batas));
  const { gerbang, menit } = await gerbangHidup(ctx, no_rekening);
  // The attempt of one person: somebody else's cart of the same name is none of his.
  const diminta = { untuk: `${scope.user_id} ${untuk}`, no_rekening, jumlah };
  await bereskan(ctx, diminta);
  const { t, milik } = await siapkan(ctx, diminta, menit);
  if (milik) {
    const jadi = gerbang
      .minta({ id: t.id, jumlah, menit })
      .then((jawab) => terapkanMinta(deps, scope.kode_toko, t.id, jawab));
    BERJALAN.set(t.id, jadi);
    void jadi.finally(() => BERJALAN.delete(t.id)).catch(() => undefined);
  }
  // Whoever came second may have read it before the answer was written down.
  const jadi = (await BERJALAN.get(t.id)) ?? (t.status === 'MINTA' ? await satu(ctx, t.id) : t);
  return { data: tampilkan(jadi, deps) };
});

/** Whose number it is already: another charge's, also one that the gateway has not called paid yet, or a nota's. */
const PAKAI = `select from tagihan_qris t where t.kode_toko = $1 and t.no_rekening = $2 and t.id <> $4
     and $3 in (t.acuan, upper(t.transaksi), t.id)
  union all select from pembayaran p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status <> 'CANC'
   where p.kode_toko = $1 and p.no_rekening = $2 and p.no_referensi = $3 limit 1`;
const DIAKUI = `update tagihan_qris t set status = 'DIAKUI', acuan = $3, diakui = $4, diakui_oleh = $5, diakui_setuju = $6, periksa = $4
  where kode_toko = $1 and id = $2 returning ${KOLOM}`;

/** Errors: TAGIHAN_SUDAH_SELESAI for one that the gateway ended: nobody can have paid it. */
const belumSelesai = ({ id, status }: Tagihan): void => {
  if (status === 'BATAL' || status === 'KEDALUWARSA') reject(salah.TAGIHAN_SUDAH_SELESAI, { id });
};

/** Under the lock of the row: asked about again here, because money may have come while somebody was asked to agree. */
async function diakui(sql: Sql, ctx: Ctx, id: string, no_referensi: string | null, izin: readonly string[]) {
  const { deps, scope } = ctx;
  const saat = deps.clock.now().toString();
  const t = await bacaTagihan(sql, scope.kode_toko, id, true);
  if (terbayar(t.status)) return { t, setuju: null };
  belumSelesai(t);
  const acuan = no_referensi ?? t.id;
  await kunciAcuan(sql, scope.kode_toko, t.no_rekening, acuan);
  const [lain] = await rawQuery(sql, PAKAI, [scope.kode_toko, t.no_rekening, acuan, id]);
  if (lain) reject(salah.REFERENSI_SUDAH_DIPAKAI, { no_referensi: acuan });
  const rincian = [
    { label: 'No Tagihan', nilai: id },
    { label: 'Jumlah', nilai: formatRupiah(t.jumlah) },
    { label: 'No Referensi', nilai: no_referensi ?? '-' },
    { label: 'Alasan', nilai: 'Gerbang pembayaran tidak menjawab' },
  ];
  const act = {
    kategori: 'cash',
    description: 'QRIS paid without gateway',
    objek: id,
    isi: { id, acuan },
    rincian,
  };
  const setuju = await requireSecondPerson(sql, scope, act, { izin, saat });
  const values = [scope.kode_toko, id, acuan, saat, scope.user_id, setuju];
  const [row] = await rawQuery<Tagihan>(sql, DIAKUI, values);
  return { t: row as Tagihan, setuju };
}

const akui = implementCommand(akuiTagihan, async ({ id, no_referensi, detail_authorization }, ctx) => {
  const { deps, scope } = ctx;
  const dulu = await satu(ctx, id);
  if (terbayar(dulu.status)) return { data: tampilkan(dulu, deps) };
  belumSelesai(dulu);
  const { jawab, t: kini } = await tanyakan(deps, scope.kode_toko, id);
  if (terbayar(kini.status)) return { data: tampilkan(kini, deps) };
  if (jawab.hasil === 'ADA' || jawab.hasil === 'TIDAK_ADA') reject(salah.GERBANG_MENJAWAB, { id });
  const izin = approvalIds(detail_authorization);
  const data = await deps.db.tx(scope, async (sql, audit) => {
    const { t, setuju } = await diakui(sql, ctx, id, no_referensi, izin);
    if (setuju)
      audit({ aksi: 'tagihan_qris.akui', objek: id, isi: { acuan: t.acuan, setuju, galat: kini.galat } });
    return t;
  });
  return { data: tampilkan(data, deps) };
});

export const tagihanCommands = [
  implementCommand(gerbangKini, async (_input, { deps, scope }) => {
    const toko = await gerbangToko(deps, scope.kode_toko);
    return { data: { no_rekening: toko?.aktif ? toko.no_rekening : null } };
  }),
  minta,
  implementCommand(lihatTagihan, async ({ id }, ctx) => ({ data: tampilkan(await satu(ctx, id), ctx.deps) })),
  implementCommand(periksaTagihan, async ({ id }, ctx) => {
    const { deps, scope } = ctx;
    const dulu = await satu(ctx, id);
    if (dulu.status === 'LUNAS') return { data: tampilkan(dulu, deps) };
    return { data: tampilkan((await tanyakan(deps, scope.kode_toko, id)).t, deps) };
  }),
  implementCommand(batalTagihan, async ({ id }, ctx) => {
    await satu(ctx, id);
    return { data: tampilkan(await batalkan(ctx.deps, ctx.scope.kode_toko, id), ctx.deps) };
  }),
  akui,
];
