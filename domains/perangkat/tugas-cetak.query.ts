/** Print jobs as a till sends them and decides about them. docs/decisions/0140. */
import { randomUUID } from 'node:crypto';
import {
  BENTUK_KERTAS,
  KERTAS_TUGAS,
  type Keadaan,
  type KertasTugas,
  type Pencetak,
  pencetakUntuk,
} from '@mustika/kernel/agen/agen.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { once, requestHash } from '@mustika/server-kit/resource/resource-once.ts';
import { kirimTugas, putusTugas, ujiPencetak } from './agen.command.ts';
import { agenErrors as salah } from './agen.errors.ts';
import { putusan } from './agen.rule.ts';
import { agenKasir, kabariAgen, kabariKasir, tampakAgen } from './agen-baca.query.ts';
import { halamanUji } from './halaman-uji.query.ts';

const TULIS = `insert into tugas_cetak (kode_toko, id, agen, kertas, bentuk, pencetak, keterangan, isi, keadaan, dibuat, dibuat_oleh)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'ANTRI', $9, $10)`;
const KUNCI = `select t.keadaan, t.kertas, t.bentuk from tugas_cetak t where t.kode_toko = $1 and t.id = $2 and t.agen = $3 for update`;
const PUTUS = `update tugas_cetak set keadaan = $3, minta = $4, pencetak_minta = case when $4 = 'ULANG' then coalesce($5, pencetak) end,
    pencetak = case when $4 is null then coalesce($5, pencetak) else pencetak end, ke = ke + case when $6 then 1 else 0 end,
    sebab = case when $3 in ('ANTRI', 'TERCETAK', 'BATAL') then null else sebab end,
    diterima = case when $3 = 'ANTRI' then null else diterima end,
    selesai = case when $3 in ('TERCETAK', 'BATAL') then $7::timestamptz end, isi = case when $3 in ('TERCETAK', 'BATAL') then null else isi end
  where kode_toko = $1 and id = $2`;

type Isi = { kertas: KertasTugas; pencetak: Pencetak; keterangan: string; bytes: Buffer };

async function tulisTugas(sql: Sql, ctx: Ctx, agen: string, isi: Isi): Promise<string> {
  const { deps, scope } = ctx;
  const id = randomUUID();
  await rawQuery(sql, TULIS, [
    ...[scope.kode_toko, id, agen, isi.kertas, isi.pencetak.bentuk, isi.pencetak.nama],
    ...[isi.keterangan, isi.bytes, deps.clock.now().toString(), scope.user_id],
  ]);
  return id;
}

async function kabari({ deps, scope }: Ctx, agen: string): Promise<void> {
  await kabariAgen(deps, scope, agen);
  kabariKasir(deps, scope.kode_toko, agen);
}

const kirim = implementCommand(kirimTugas, async (_input, ctx, { request }) => {
  const { deps, scope, key } = ctx;
  const { file, texts } = await readParts(request, 'isi');
  if (!file || file.bytes.length === 0) reject(salah.TUGAS_KOSONG);
  const kertas = KERTAS_TUGAS.find((one) => one === texts['kertas']);
  if (!kertas) reject(umum.INPUT_TIDAK_VALID);
  const keterangan = (texts['keterangan'] ?? '').replaceAll(/\p{Cc}/gu, ' ').slice(0, 80);
  const { bentuk } = texts;
  const asked = { kertas, bentuk, keterangan, isi: requestHash(file.bytes.toString('base64')) };
  const { id, agen } = await deps.db.tx(scope, (sql) =>
    once(sql, key, asked, async () => {
      const row = await agenKasir(sql, ctx);
      const pencetak = pencetakUntuk(row.setelan, kertas);
      // Somebody changed the printers since the page asked which they are.
      if (!pencetak || pencetak.bentuk !== bentuk) return reject(salah.PENCETAK_TIDAK_ADA);
      const isi = { kertas, pencetak, keterangan, bytes: file.bytes };
      return { id: await tulisTugas(sql, ctx, row.id, isi), agen: row.id };
    }),
  );
  await kabari(ctx, agen);
  return { data: { id } };
});

const uji = implementCommand(ujiPencetak, async (input, ctx) => {
  const { deps, scope, key } = ctx;
  const { id, agen } = await deps.db.tx(scope, (sql) =>
    once(sql, key, { uji: input.pencetak }, async () => {
      const row = await agenKasir(sql, ctx);
      const pencetak = row.setelan.pencetak.find(({ nama }) => nama === input.pencetak);
      if (!pencetak) return reject(salah.PENCETAK_TIDAK_ADA);
      const kertas: KertasTugas =
        pencetak.bentuk === 'ESCPOS' ? 'STRUK' : pencetak.bentuk === 'PDF' ? 'NOTA' : 'LABEL';
      const bytes = await halamanUji(pencetak, { nama: row.nama, saat: deps.clock.now().toString() });
      const isi = { kertas, pencetak, keterangan: 'Halaman uji', bytes };
      return { id: await tulisTugas(sql, ctx, row.id, isi), agen: row.id };
    }),
  );
  await kabari(ctx, agen);
  return { data: { id } };
});

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const putus = implementCommand(putusTugas, async ({ id, tindakan, pencetak }, ctx) => {
  const { deps, scope, key } = ctx;
  if (!UUID.test(id)) reject(salah.TUGAS_TIDAK_ADA);
  const { agen } = await deps.db.tx(scope, (sql) =>
    once(sql, key, { id, tindakan, pencetak }, async () => {
      const row = await agenKasir(sql, ctx);
      type Ada = { keadaan: Keadaan; kertas: KertasTugas; bentuk: Pencetak['bentuk'] };
      const [job] = await rawQuery<Ada>(sql, KUNCI, [scope.kode_toko, id, row.id]);
      if (!job) return reject(salah.TUGAS_TIDAK_ADA);
      const next = putusan(job.keadaan, tindakan);
      if (!next) return reject(salah.TUGAS_BERUBAH);
      const other = pencetak === null ? null : row.setelan.pencetak.find(({ nama }) => nama === pencetak);
      if (other === undefined) return reject(salah.PENCETAK_TIDAK_ADA);
      // What it is written in stays: another printer has to read it.
      if (other && (other.bentuk !== job.bentuk || !BENTUK_KERTAS[job.kertas].includes(other.bentuk)))
        return reject(salah.PENCETAK_SALAH_BAHASA);
      const now = deps.clock.now().toString();
      await rawQuery(sql, PUTUS, [
        ...[scope.kode_toko, id, next.keadaan, next.minta],
        ...[tindakan === 'ULANG' ? (other?.nama ?? null) : null, next.lagi, now],
      ]);
      return { agen: row.id };
    }),
  );
  await kabari(ctx, agen);
  return { data: await tampakAgen(ctx) };
});

export const tugasCommands = [kirim, uji, putus];
