/** The acts of WhatsApp: send a customer his document, try a message, record a yes or no, see and repeat. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { one, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, type Deps, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';
import type { JenisDokumen } from './isi-pesan.query.ts';
import { antrekan, kirimSatu } from './kirim-wa.job.ts';
import { harusBisaKirim, pesanDokumen, setujuMenerima, tambahPesan } from './pesan-wa.query.ts';
import { chatSend, daftarPesanWa, setujuWaCommand, ujiWa, ulangPesanWa } from './whatsapp.command.ts';
import { nomorSah, type StatusPesan, samarNomor } from './whatsapp.rule.ts';

/** Messages one person may ask for in a minute: a queue at the counter is slower, a script is not. */
const PER_MENIT = 20;
const BARU = `select count(*)::integer as jumlah from pesan_wa
  where kode_toko = $1 and dibuat_oleh = $2 and not otomatis and dibuat > $3::timestamptz - interval '1 minute'`;

async function harusPelan(sql: Sql, { scope, deps }: Ctx): Promise<void> {
  const [row] = await rawQuery<{ jumlah: number }>(sql, BARU, [
    scope.kode_toko,
    scope.user_id,
    deps.clock.now().toString(),
  ]);
  if ((row?.jumlah ?? 0) >= PER_MENIT) reject(umum.TERLALU_SERING, { detik: 60 });
}

function nomorTujuan(receiver: string): string {
  const nomor = nomorPesan(receiver);
  if (!nomorSah(nomor)) reject(salah.NO_WA_TIDAK_TERDAFTAR, { receiver });
  return nomor;
}

const STATUS = 'select status, galat from pesan_wa where kode_toko = $1 and id = $2';
type Keadaan = { status: StatusPesan; galat: string | null };

/** What became of a message; one that a twin is sending is waited for, so that both say the same. */
async function keadaan(deps: Deps, kode_toko: string, id: string): Promise<Keadaan> {
  for (let left = 50; ; left -= 1) {
    const [row] = await deps.db.read({ kode_toko, user_id: 'SISTEM', lintas: false }, (sql) =>
      rawQuery<Keadaan>(sql, STATUS, [kode_toko, id]),
    );
    if (!row) reject(salah.WA_PESAN_TIDAK_ADA, { id });
    if ((row.status !== 'KIRIM' && row.status !== 'ANTRI') || left === 0) return row;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Sends at once what was just written down, and says what came of it. */
async function kirimKini(
  { deps, scope }: Ctx,
  id: string,
): Promise<{ data: Inside<typeof chatSend.answer>; message?: string }> {
  const kini = await kirimSatu(deps, scope.kode_toko, id);
  if (kini?.tanpaWa) reject(salah.NO_WA_TIDAK_TERDAFTAR, { id });
  const { status, galat } = kini ?? (await keadaan(deps, scope.kode_toko, id));
  if (status === 'TERKIRIM') return { data: { success: true, id, status, galat: undefined } };
  if (status === 'MATI') reject(salah.WA_DITOLAK, { id, galat }, galat ?? salah.WA_DITOLAK.message);
  return { data: { success: false, id, status, galat }, message: salah.WA_GAGAL.message };
}

/** A document's number as it stands in a text. Domain 2.2. */
const NOMOR = /\b[A-Z0-9]{2,8}-[A-Z]{2}-\d{6}-\d{4,}\b/;

const LAMA = `update pesan_wa set status = 'ANTRI', galat = null, coba_lagi = null, percobaan = 0, diubah = $3
  where kode_toko = $1 and id = $2 and (status in ('MATI', 'DITAHAN', 'ULANG') or status = 'TERKIRIM' and exists (select from kabar_wa k
    where k.kode_toko = $1 and k.id_penyedia = pesan_wa.id_penyedia and k.kabar = 'FAILED'))
  returning penerima, jenis`;
const DITAHAN = `update pesan_wa set status = 'ANTRI', galat = null, diubah = $3
  where kode_toko = $1 and penerima = $2 and status = 'DITAHAN' and dibuat > $3::timestamptz - interval '1 day' returning id`;
const SETUJU = `insert into setuju_wa (no_hp, setuju, kode_toko_asal, user_id, waktu) values ($1, $2, $3, $4, $5)
  on conflict (no_hp) do update set setuju = excluded.setuju, kode_toko_asal = excluded.kode_toko_asal, user_id = excluded.user_id,
    waktu = excluded.waktu`;

/** What the provider said last counts: a message that was read was delivered before. */
const DAFTAR = `select p.id, p.jenis, p.no_dokumen, p.penerima, p.isi, p.status, p.percobaan, p.coba_lagi, coalesce(p.galat, k.galat) as galat,
    p.otomatis, p.dibuat_oleh, p.dibuat, p.diubah, k.kabar, k.waktu as kabar_pada
  from pesan_wa p
  left join lateral (select x.kabar, x.waktu, x.galat from kabar_wa x
      where p.status = 'TERKIRIM' and x.kode_toko = p.kode_toko and x.id_penyedia = p.id_penyedia
      order by array_position(array['READ', 'DELIVERED', 'FAILED', 'SENT'], x.kabar) limit 1) k on true
 where p.kode_toko = $1 and ($2::text is null or p.status = $2) order by p.dibuat desc, p.id offset $3 limit $4`;
const HITUNG = `select count(*)::integer as total from pesan_wa where kode_toko = $1 and ($2::text is null or status = $2)`;

const bacaPesan = (values: unknown[]) =>
  statement<Inside<typeof daftarPesanWa.answer>[number]>('wa_daftar', DAFTAR, ...values);
const hitungPesan = (values: unknown[]) => statement<{ total: number }>('wa_hitung', HITUNG, ...values);

/** `penerima`: whom the caller takes it to be for; `nilai`: what its domain says in it beside the document itself. */
type Diminta = { type: JenisDokumen; nomor: string; penerima?: string; nilai?: Record<string, string> };

/** Sends a document's message at once to the number on it, if whoever has that number agreed. */
export async function kirimDokumen(ctx: Ctx, { type, nomor, penerima: kepada, nilai }: Diminta) {
  const { deps, scope, key } = ctx;
  const id = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { chat_send: { penerima: kepada, type, nomor } }, async () => {
      await harusBisaKirim(deps, sql, scope.kode_toko);
      const pesan = await pesanDokumen({ deps, sql, audit, scope }, type, nomor, { nilai });
      if (!pesan) reject(salah.WA_DOKUMEN_TIDAK_ADA, { no_dokumen: nomor });
      const penerima = nomorTujuan(pesan.penerima);
      if (kepada !== undefined && kepada !== penerima) reject(salah.WA_BUKAN_PENERIMA, { no_dokumen: nomor });
      if (!(await setujuMenerima(sql, penerima))) reject(salah.WA_BELUM_SETUJU, { no_hp: penerima });
      await harusPelan(sql, ctx);
      audit({ aksi: 'wa.kirim', objek: nomor, isi: { jenis: type, penerima: samarNomor(penerima) } });
      const baru = { ...pesan, jenis: type, no_dokumen: nomor, otomatis: false, status: 'ANTRI' } as const;
      return (await tambahPesan(deps, sql, scope, baru)) as string;
    }),
  );
  return kirimKini(ctx, id);
}

export const whatsappCommands = [
  implementCommand(chatSend, async ({ receiver, message, type, no_dokumen }, ctx) => {
    const nomor = no_dokumen ?? NOMOR.exec(message)?.[0] ?? reject(salah.WA_DOKUMEN_TIDAK_ADA);
    return kirimDokumen(ctx, { type, nomor, penerima: nomorTujuan(receiver) });
  }),
  implementCommand(ujiWa, async ({ receiver }, ctx) => {
    const { deps, scope, session, key } = ctx;
    const penerima = nomorTujuan(receiver);
    const id = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { uji_wa: penerima }, async () => {
        await harusBisaKirim(deps, sql, scope.kode_toko, true);
        await harusPelan(sql, ctx);
        audit({ aksi: 'wa.uji', objek: scope.kode_toko, isi: { penerima: samarNomor(penerima) } });
        return (await tambahPesan(deps, sql, scope, {
          jenis: 'UJI',
          no_dokumen: null,
          otomatis: false,
          status: 'ANTRI',
          penerima,
          isi: `Pesan uji dari ${session.store.nama_toko}. WhatsApp toko sudah tersambung.`,
          cara: 'TEKS',
          nama_template: null,
          bahasa: 'id',
          parameter: [],
        })) as string;
      }),
    );
    return kirimKini(ctx, id);
  }),
  implementCommand(setujuWaCommand, async ({ no_hp, setuju }, { deps, scope, key }) => {
    const nomor = nomorTujuan(no_hp);
    const saat = deps.clock.now().toString();
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { setuju_wa: nomor, setuju }, async () => {
        await rawQuery(sql, SETUJU, [nomor, setuju, scope.kode_toko, scope.user_id, saat]);
        audit({ aksi: 'wa.setuju', objek: samarNomor(nomor), isi: { setuju } });
        const menunggu = setuju
          ? await rawQuery<{ id: string }>(sql, DITAHAN, [scope.kode_toko, nomor, saat])
          : [];
        for (const { id } of menunggu) await antrekan(sql, scope.kode_toko, id, saat);
        return { no_hp: nomor, setuju, dikirim: menunggu.length };
      }),
    );
    return { data };
  }),
  implementCommand(daftarPesanWa, async ({ status, skip, limit }, { deps, scope }) => {
    const { rows, jumlah } = await deps.db.batch(scope, {
      rows: bacaPesan([scope.kode_toko, status, skip ?? 0, limit ?? 100]),
      jumlah: hitungPesan([scope.kode_toko, status]),
    });
    const data = rows.map((row) => ({ ...row, penerima: samarNomor(row.penerima) }));
    return { data, total: one(jumlah).total };
  }),
  implementCommand(ulangPesanWa, async ({ id }, { deps, scope, key }) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) reject(salah.WA_PESAN_TIDAK_ADA, { id });
    const saat = deps.clock.now().toString();
    await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { ulang_wa: id }, async () => {
        const [row] = await rawQuery<{ penerima: string; jenis: string }>(sql, LAMA, [
          scope.kode_toko,
          id,
          saat,
        ]);
        if (!row) reject(salah.WA_TIDAK_PERLU_ULANG, { id });
        if (row.jenis !== 'UJI' && !(await setujuMenerima(sql, row.penerima)))
          reject(salah.WA_BELUM_SETUJU, { no_hp: samarNomor(row.penerima) });
        await antrekan(sql, scope.kode_toko, id, saat);
        audit({ aksi: 'wa.ulang', objek: id, isi: {} });
        return true;
      }),
    );
    return { data: { id } };
  }),
];
