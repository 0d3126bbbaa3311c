/** Devices of a person that are told: turning one on and off, his quiet hours, a message to try it. */
import { randomUUID } from 'node:crypto';
import { SETENGAH_JAM } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { isPushKeys, type PushAddress } from '@mustika/server-kit/http/push.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { namaPeranti } from '../peranti.rule.ts';
import { kirimKe, segelLangganan } from './kirim-push.query.ts';
import { kunciUntukPeramban } from './kunci-push.query.ts';
import { pesanUji } from './pesan-push.rule.ts';
import {
  cobaPushCommand,
  matikanPushCommand,
  nyalakanPushCommand,
  pushSayaCommand,
  tenangPushCommand,
} from './push.command.ts';

type Perangkat = {
  id: string;
  peranti: string | null;
  dibuat: string;
  terakhir: string | null;
  galat: string | null;
  ini: boolean;
};

const PERANGKAT = `select id, peranti, dibuat, terakhir, galat, perangkat_hash = $2 as ini from langganan_push
  where user_id = $1 order by perangkat_hash = $2 desc, dibuat`;
const TENANG = 'select mulai, sampai from tenang_push where user_id = $1';

const saya = implementCommand(pushSayaCommand, async (_input, { deps, scope, session, device }) => {
  const { user_id } = session;
  const kunci_publik = await kunciUntukPeramban(deps, scope);
  const {
    perangkat,
    tenang: [tenang],
  } = await deps.db.batch(scope, {
    perangkat: statement<Perangkat>('push_perangkat', PERANGKAT, user_id, sha256(device)),
    tenang: statement<{ mulai: number | null; sampai: number | null }>('push_tenang', TENANG, user_id),
  });
  return {
    data: {
      kunci_publik,
      tenang_mulai: jamDari(tenang?.mulai ?? null),
      tenang_sampai: jamDari(tenang?.sampai ?? null),
      perangkat,
    },
  };
});

/** One browser takes one address: whoever turned it on here last is told, and one device of his stands in the list once. */
const LAMA = 'delete from langganan_push where (sidik = any ($1) or perangkat_hash = $2) and id <> $3';
const SUDAH = `select id from langganan_push where user_id = $1 and perangkat_hash = $2 and kunci = $3 and sidik = any ($4)`;
const TAMBAH = `insert into langganan_push (id, user_id, perangkat_hash, sidik, segel, kunci, peranti, dibuat)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
/** More than one person carries. */
const PALING_BANYAK = 10;
const BANYAK = 'select count(*)::integer as n from langganan_push where user_id = $1';

function periksaAlamat({ deps }: Ctx, { endpoint, p256dh, auth }: PushAddress): void {
  if (deps.outbound.refusal(endpoint, { anyHost: true }) !== null || endpoint.length > 1000)
    reject(penggunaErrors.ALAMAT_PUSH_DITOLAK);
  if (!isPushKeys({ p256dh, auth })) reject(penggunaErrors.ALAMAT_PUSH_DITOLAK);
}

const nyalakan = implementCommand(nyalakanPushCommand, async ({ kunci_publik, ...alamat }, ctx, io) => {
  const { deps, scope, session } = ctx;
  periksaAlamat(ctx, alamat);
  if ((await kunciUntukPeramban(deps, scope)) !== kunci_publik) reject(penggunaErrors.KUNCI_PUSH_BERUBAH);
  const perangkat = sha256(ctx.device);
  const sidik = deps.secrets.digests('langganan push', alamat.endpoint);
  const baru = randomUUID();
  const { user_id } = session;
  const id = await deps.db.tx(scope, async (sql, audit) => {
    await rawQuery(sql, 'select from pengguna where user_id = $1 for update', [user_id]);
    const [sudah] = await rawQuery<{ id: string }>(sql, SUDAH, [user_id, perangkat, kunci_publik, sidik]);
    await rawQuery(sql, LAMA, [sidik, perangkat, sudah?.id ?? baru]);
    if (sudah) return sudah.id;
    const [punya] = await rawQuery<{ n: number }>(sql, BANYAK, [user_id]);
    if ((punya?.n ?? 0) >= PALING_BANYAK) reject(penggunaErrors.PERANGKAT_PUSH_PENUH);
    const segel = deps.secrets.seal(segelLangganan(baru), JSON.stringify(alamat));
    const peranti = namaPeranti(io.request.headers['user-agent']);
    const saat = deps.clock.now().toString();
    await rawQuery(sql, TAMBAH, [baru, user_id, perangkat, sidik[0], segel, kunci_publik, peranti, saat]);
    audit({ aksi: 'push.nyala', objek: user_id, isi: { peranti } });
    return baru;
  });
  return { data: { id } };
});

const MATIKAN = 'delete from langganan_push where user_id = $1 and id::text = $2 returning peranti';

const matikan = implementCommand(
  matikanPushCommand,
  async ({ id }, { deps, scope, session: { user_id } }) => {
    await deps.db.tx(scope, async (sql, audit) => {
      const [mati] = await rawQuery<{ peranti: string | null }>(sql, MATIKAN, [user_id, id]);
      if (mati) audit({ aksi: 'push.mati', objek: user_id, isi: { peranti: mati.peranti } });
    });
    return { data: { id } };
  },
);

const SIMPAN_TENANG = `insert into tenang_push (user_id, mulai, sampai) values ($1, $2, $3)
  on conflict (user_id) do update set mulai = excluded.mulai, sampai = excluded.sampai`;

const jamDari = (menit: number | null): string | null =>
  menit === null ? null : (SETENGAH_JAM[menit / 30] ?? null);
const menitDari = (jam: string | null): number | null =>
  jam === null ? null : SETENGAH_JAM.indexOf(jam) * 30;

const tenang = implementCommand(tenangPushCommand, async (jam, { deps, scope, session: { user_id } }) => {
  const { tenang_mulai: mulai, tenang_sampai: sampai } = jam;
  if ((mulai === null) !== (sampai === null) || (mulai !== null && mulai === sampai))
    reject(penggunaErrors.JAM_TENANG);
  await deps.db.tx(scope, (sql) =>
    rawQuery(sql, SIMPAN_TENANG, [user_id, menitDari(mulai), menitDari(sampai)]),
  );
  return { data: jam };
});

const coba = implementCommand(cobaPushCommand, async ({ id }, ctx) => {
  const { deps, scope, session } = ctx;
  const hasil = await kirimKe(deps, scope, { id, user_id: session.user_id }, (config) => ({
    isi: pesanUji(config.pushName),
    ttl: 60,
    urgency: 'high',
    topic: 'uji',
  }));
  if (hasil === null) reject(umum.TIDAK_DITEMUKAN);
  if (hasil.hasil === 'HILANG') reject(penggunaErrors.PERANGKAT_PUSH_HILANG);
  if (hasil.hasil !== 'TERKIRIM') reject(penggunaErrors.PUSH_TIDAK_SAMPAI, { galat: hasil.galat });
  return { data: { id } };
});

export const pushCommands = [saya, nyalakan, matikan, tenang, coba];
