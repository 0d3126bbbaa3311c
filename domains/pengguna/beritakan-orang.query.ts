/** What the house itself has to tell one person: an announcement for him alone, in his own name because it is nobody else's. */
import { randomUUID } from 'node:crypto';
import { today } from '@mustika/kernel/date.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';

const TULIS = `insert into berita (id, judul, isi, orang, mulai, kode_toko_asal, dibuat_oleh, dibuat)
  select $1, $2, $3, array[p.user_id], $4, p.kode_toko, p.user_id, $5 from pengguna p where p.user_id = $6`;

export async function beritakanOrang(
  sql: Sql,
  { clock }: Deps,
  { user_id, judul, isi }: { user_id: string; judul: string; isi: string },
): Promise<void> {
  const saat = clock.now().toString();
  await rawQuery(sql, TULIS, [randomUUID(), judul, isi, today(clock), saat, user_id]);
}
