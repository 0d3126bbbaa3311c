/** The outbox of messages: written in the transaction that decides to send, read by the screen, never edited. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import { type Linking, publicAddress } from '@mustika/server-kit/document/public-link.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';
import { bahanPesan, type JenisDokumen } from './isi-pesan.query.ts';
import { penyediaWa, settingPesan } from './setting-wa.query.ts';
import {
  isianDipakai,
  isiPesan,
  type JenisPesan,
  nomorSah,
  parameterTemplate,
  type SaatIngat,
  STATUS_PESAN_SAH,
  type StatusPesan,
} from './whatsapp.rule.ts';
import type { IsiKirim } from './whatsapp-cloud.server.ts';

export type PesanBaru = IsiKirim & {
  jenis: JenisPesan | 'UJI';
  no_dokumen: string | null;
  otomatis: boolean;
  status: StatusPesan;
  /** Of a reminder: which due date, and which of its two occasions. */
  ingat?: { tempo: string; saat: SaatIngat };
  /** Of what may happen to a document more than once: which event it tells of. */
  peristiwa?: number | null;
};

const TAMBAH = `insert into pesan_wa (kode_toko, id, jenis, no_dokumen, penerima, isi, cara, nama_template, bahasa, parameter, otomatis,
    status, galat, dibuat_oleh, dibuat, diubah, tempo, saat, peristiwa)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $15, $16, $17, $18)
  on conflict do nothing returning id`;

/** Writes a message down; null when this document, this event of it, this due day or this person of the house was told by itself before. */
export async function tambahPesan(
  deps: Deps,
  sql: Sql,
  scope: Scope,
  pesan: PesanBaru,
): Promise<string | null> {
  const [row] = await rawQuery<{ id: string }>(sql, TAMBAH, [
    scope.kode_toko,
    crypto.randomUUID(),
    pesan.jenis,
    pesan.no_dokumen,
    pesan.penerima,
    pesan.isi,
    pesan.cara,
    pesan.nama_template,
    pesan.bahasa,
    JSON.stringify(pesan.parameter),
    pesan.otomatis,
    pesan.status,
    pesan.status === 'DITAHAN' ? salah.WA_BELUM_SETUJU.message : null,
    scope.user_id,
    deps.clock.now().toString(),
    pesan.ingat?.tempo ?? null,
    pesan.ingat?.saat ?? null,
    pesan.peristiwa ?? null,
  ]);
  return row?.id ?? null;
}

/** Did whoever reads this number say yes, and not no since? */
export async function setujuMenerima(sql: Sql, no_hp: string): Promise<boolean> {
  const [row] = await rawQuery<{ setuju: boolean }>(sql, 'select setuju from setuju_wa where no_hp = $1', [
    no_hp,
  ]);
  return row?.setuju ?? false;
}

/** `tempo`: of a reminder, its due day; `nilai`: what the domain of the document says itself. */
type Lain = { tempo?: string | undefined; nilai?: Record<string, string> | undefined };

/** The message of a document as the setting says, with whom it is for. */
export async function pesanDokumen(
  at: Linking,
  jenis: JenisDokumen,
  no_dokumen: string,
  { tempo, nilai: sendiri }: Lain = {},
): Promise<(IsiKirim & { otomatis: boolean; status: string }) | null> {
  const { kode_toko } = at.scope;
  const bahan = await bahanPesan(at.sql, jenis, kode_toko, no_dokumen, tempo);
  if (!bahan) return null;
  const { isi, cara, nama_template, bahasa, otomatis } = await settingPesan(at.sql, kode_toko, jenis);
  // Nobody makes a link that no message carries.
  const tautan = isianDipakai(isi).includes('tautan') ? await publicAddress(at, no_dokumen) : null;
  const nilai = { ...bahan.nilai, ...sendiri, tautan: tautan ?? '' };
  return {
    penerima: bahan.penerima,
    isi: isiPesan(isi, nilai),
    cara,
    nama_template,
    bahasa,
    parameter: cara === 'TEMPLATE' ? parameterTemplate(isi, nilai) : [],
    otomatis,
    status: bahan.status,
  };
}

/** Refuses what cannot be sent now, whatever it says. */
export async function harusBisaKirim(deps: Deps, sql: Sql, kode_toko: string, uji = false): Promise<void> {
  const penyedia = await penyediaWa(deps, sql, kode_toko);
  if (!penyedia) reject(salah.WA_BELUM_DIATUR);
  if (!penyedia.aktif && !uji) reject(salah.WA_TIDAK_AKTIF);
}

/**
 * A validated document: its message, if the store sends this kind by itself, the module is on and a number is there. A
 * customer who never agreed is not written to; the message waits where it can be seen.
 */
export const pesanOtomatis = (
  deps: Deps,
  scope: Scope,
  jenis: JenisDokumen,
  no_dokumen: string,
  peristiwa: number | null = null,
): Promise<string | null> =>
  deps.db.tx(scope, async (sql, audit) => {
    const penyedia = await penyediaWa(deps, sql, scope.kode_toko);
    const pesan = penyedia?.aktif ? await pesanDokumen({ deps, sql, audit, scope }, jenis, no_dokumen) : null;
    const sah = STATUS_PESAN_SAH[jenis] ?? ['DONE'];
    if (!pesan?.otomatis || !sah.includes(pesan.status) || !nomorSah(pesan.penerima)) return null;
    const setuju = await setujuMenerima(sql, pesan.penerima);
    const status = setuju ? 'ANTRI' : 'DITAHAN';
    const baru = { ...pesan, jenis, no_dokumen, otomatis: true, status, peristiwa } as const;
    const id = await tambahPesan(deps, sql, scope, baru);
    if (id) audit({ aksi: 'wa.otomatis', objek: no_dokumen, isi: { jenis, status } });
    return setuju ? id : null;
  });
