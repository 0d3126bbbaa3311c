/**
 * A charge through its life: asked for, asked about, cancelled. Whoever asks (the till, a notification, the job), what counts is what the
 * gateway itself answers, written under the lock of the row; so words may come twice, late and out of order.
 */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { pemilikQris } from '@mustika/kernel/text/qris.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { pusatDari } from '@mustika/server-kit/http/broadcast.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import { symbolOf } from '@mustika/server-kit/output/symbol.ts';
import {
  type JawabMinta,
  type JawabTanya,
  type MasalahTagihan,
  masihTerbuka,
  type StatusTagihan,
  sesudahJawab,
} from './gerbang.rule.ts';
import { gerbangToko, sistem } from './setting-gerbang.server.ts';

export type Tagihan = {
  id: string;
  untuk: string;
  no_rekening: string;
  jumlah: Rupiah;
  status: StatusTagihan;
  transaksi: string | null;
  acuan: string | null;
  qris: string | null;
  kedaluwarsa: string;
  percobaan: number;
  galat: string | null;
  masalah: MasalahTagihan | null;
  dibuat: string;
  diminta: string;
};

export const KOLOM = `t.id, t.untuk, t.no_rekening, t.jumlah, t.status, t.transaksi, t.acuan, t.qris, t.kedaluwarsa, t.percobaan, t.galat,
  t.masalah, t.dibuat, t.diminta`;
const SATU = `select ${KOLOM} from tagihan_qris t where t.kode_toko = $1 and t.id = $2`;

/** The nota that a charge pays, unless that was cancelled. */
export const NOTA = `(select p.no_dokumen from pembayaran p
     join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status <> 'CANC'
    where p.kode_toko = t.kode_toko and p.no_rekening = t.no_rekening and p.no_referensi = t.acuan and p.arah = 'MASUK' limit 1)`;
/** Nobody settled it, or what it was attached to was cancelled since. */
export const BEBAS = 'tagihan_bebas(t.kode_toko, t.selesai, t.no_dokumen)';
/** Money that came and that no nota has. What two people said and the gateway denies is no money. */
export const YATIM = `(t.status in ('LUNAS', 'DIAKUI') and t.masalah is distinct from 'TIDAK_DIBAYAR' and ${BEBAS} and ${NOTA} is null)`;

/** One after the other, of whom asks about this. */
export const satuSatu = (sql: Sql, kode_toko: string, apa: string) =>
  rawQuery(
    sql,
    "select pg_advisory_xact_lock(hashtext('tagihan'), hashtext(concat_ws('/', $1::text, $2::text)))",
    [kode_toko, apa],
  );

/** The lock of this number: whoever pays a nota by it, says that it was paid, or settles it otherwise. */
export const kunciAcuan = (sql: Sql, ...di: [kode_toko: string, no_rekening: string, acuan: string | null]) =>
  rawQuery(
    sql,
    "select pg_advisory_xact_lock(hashtext('referensi'), hashtext(concat_ws('/', $1::text, $2::text, $3::text)))",
    di,
  );

/** Errors: TIDAK_DITEMUKAN. */
export async function bacaTagihan(sql: Sql, kode_toko: string, id: string, lock = false): Promise<Tagihan> {
  const [row] = await rawQuery<Tagihan>(sql, `${SATU}${lock ? ' for update' : ''}`, [kode_toko, id]);
  return row ?? reject(umum.TIDAK_DITEMUKAN, { id });
}

const detik = (dari: string, sampai: { epochMilliseconds: number }): number =>
  Math.floor((Date.parse(dari) - sampai.epochMilliseconds) / 1000);

/** As a till shows it. */
export function tampilkan(t: Tagihan, deps: Pick<Deps, 'clock'>) {
  const { id, status, no_rekening, jumlah, acuan, galat, masalah, qris } = t;
  const sisa = Math.max(0, detik(t.kedaluwarsa, deps.clock.now()));
  // A code that is over is shown to nobody, also while the gateway has not said so.
  const kode =
    qris === null || status !== 'MENUNGGU' || sisa === 0
      ? null
      : { ...pemilikQris(qris), teks: qris, gambar: symbolOf('qrcode', qris) };
  return { id, status, no_rekening, jumlah, acuan, galat, masalah, sisa, kode };
}

/** Tills of the store look again; a hint, so one that is lost costs seconds. */
const kabarkan = (deps: Deps, kode_toko: string, id: string): void =>
  void deps.sockets.current?.to([`toko:${kode_toko}`, ...pusatDari(kode_toko)]).emit('tagihan-qris', { id });

/** Seconds after the end of a code in which it is still asked about every minute. */
const SESUDAH = 600;
const UBAH = `update tagihan_qris set status = $3, acuan = $4, transaksi = $5, masalah = $6, galat = $7, percobaan = percobaan + 1,
    periksa = $8, lunas = case when $3 = 'LUNAS' then coalesce(lunas, $9::timestamptz) else lunas end
  where kode_toko = $1 and id = $2`;

/** Writes down what an answer makes of a charge. */
export async function terapkan(
  deps: Deps,
  kode_toko: string,
  id: string,
  jawab: JawabTanya,
): Promise<Tagihan> {
  const hasil = await deps.db.tx(sistem(kode_toko), async (sql, audit) => {
    const t = await bacaTagihan(sql, kode_toko, id, true);
    const saat = deps.clock.now();
    const jadi = sesudahJawab(
      { ...t, umur: -detik(t.dibuat, saat), sisa: detik(t.kedaluwarsa, saat) },
      jawab,
    );
    const diminta = jawab.hasil === 'PUTUS' ? (jawab.jeda ?? 0) : 0;
    // While its code may be paid, a till that looks often puts nothing off.
    const sering = detik(t.kedaluwarsa, saat) > -SESUDAH ? 60 : 3600;
    const jeda = Math.max(diminta, Math.min(sering, retryPause(t.percobaan + 1, null)));
    const { status, acuan, transaksi, masalah, galat } = jadi;
    await rawQuery(sql, UBAH, [
      ...[kode_toko, id, status, acuan, transaksi, masalah, galat],
      ...[saat.add({ seconds: jeda }).toString(), saat.toString()],
    ]);
    if (status !== t.status || masalah !== t.masalah)
      audit({
        aksi: 'tagihan_qris',
        objek: id,
        isi: { jumlah: formatRupiah(t.jumlah), dari: t.status, menjadi: status, acuan, masalah },
      });
    return { t: { ...t, ...jadi }, baru: status !== t.status || masalah !== t.masalah };
  });
  if (hasil.baru) kabarkan(deps, kode_toko, id);
  return hasil.t;
}

const TANPA_GERBANG: JawabTanya = { hasil: 'DITOLAK', galat: 'Gerbang pembayaran tidak diatur' };

/** Asks the gateway; answers what it said, and the charge as it is now. */
export async function tanyakan(
  deps: Deps,
  kode_toko: string,
  id: string,
): Promise<{ jawab: JawabTanya; t: Tagihan }> {
  const toko = await gerbangToko(deps, kode_toko);
  const jawab = toko ? await toko.gerbang.tanya(id) : TANPA_GERBANG;
  return { jawab, t: await terapkan(deps, kode_toko, id, jawab) };
}

/** Cancels at the gateway; a charge that was paid meanwhile says so. One that never got there is over at once. */
export async function batalkan(deps: Deps, kode_toko: string, id: string): Promise<Tagihan> {
  const dulu = await deps.db.read(sistem(kode_toko), (sql) => bacaTagihan(sql, kode_toko, id));
  if (!masihTerbuka(dulu.status)) return dulu;
  const toko = await gerbangToko(deps, kode_toko);
  const jawab = toko ? await toko.gerbang.batal(id) : TANPA_GERBANG;
  const sudah: JawabTanya =
    jawab.hasil === 'TIDAK_ADA' ? { hasil: 'ADA', kabar: 'BATAL', jumlah: null, transaksi: null } : jawab;
  return terapkan(deps, kode_toko, id, sudah);
}

const JADI = `update tagihan_qris t set status = 'MENUNGGU', transaksi = $3, qris = $4, galat = null
  where kode_toko = $1 and id = $2 and status = 'MINTA' returning ${KOLOM}`;
const GAGAL = `update tagihan_qris t set status = $4, galat = $3 where kode_toko = $1 and id = $2 and status = 'MINTA' returning ${KOLOM}`;

/** What came of asking for a code. */
export async function terapkanMinta(
  deps: Deps,
  kode_toko: string,
  id: string,
  jawab: JawabMinta,
): Promise<Tagihan> {
  // Whoever has the order without its code shows nothing that could be paid.
  if (jawab.hasil === 'SUDAH_ADA') return batalkan(deps, kode_toko, id);
  const [teks, nilai] =
    jawab.hasil === 'JADI'
      ? [JADI, [kode_toko, id, jawab.transaksi, jawab.qris]]
      : [GAGAL, [kode_toko, id, jawab.galat, jawab.hasil === 'DITOLAK' ? 'GAGAL' : 'MINTA']];
  return deps.db.tx(sistem(kode_toko), async (sql) => {
    const [row] = await rawQuery<Tagihan>(sql, teks, nilai);
    return row ?? bacaTagihan(sql, kode_toko, id);
  });
}
