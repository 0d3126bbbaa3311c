/** Charges as supervisors see them, and what becomes of money that no nota took. */

import { formatRupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { pembayaranErrors as salah } from '../pembayaran.errors.ts';
import { daftarTagihan, pasangTagihan, selesaikanTagihan } from './gerbang.command.ts';
import { BEBAS, bacaTagihan, kunciAcuan, NOTA, satuSatu, type Tagihan, YATIM } from './tagihan.server.ts';

const DAFTAR = `select x.* from (
    select t.id, t.dibuat, t.dibuat_oleh, t.no_rekening, t.jumlah, t.status, t.acuan, t.lunas, t.diakui_oleh, t.diakui_setuju, t.masalah,
           t.galat, t.alasan, case when not ${BEBAS} then t.selesai end as selesai,
           coalesce(${NOTA}, case when not ${BEBAS} then t.no_dokumen end) as no_dokumen, ${YATIM} as yatim
      from tagihan_qris t
     where t.kode_toko = $1 and ($3::date is null or t.dibuat >= $3::date::timestamp at time zone zona_toko($1))
       and ($4::date is null or t.dibuat < ($4::date + 1)::timestamp at time zone zona_toko($1))) x
  where case $2 when 'YATIM' then x.yatim when 'DIAKUI' then x.diakui_oleh is not null when 'MASALAH' then x.masalah is not null else true end
  order by x.dibuat desc, x.id limit $5`;

/** Errors: TAGIHAN_BUKAN_YATIM where it was not paid, pays a nota, or was settled already. */
async function pegangYatim(sql: Sql, kode_toko: string, id: string): Promise<Tagihan> {
  const t = await bacaTagihan(sql, kode_toko, id, true);
  await kunciAcuan(sql, kode_toko, t.no_rekening, t.acuan);
  const [row] = await rawQuery(
    sql,
    `select from tagihan_qris t where t.kode_toko = $1 and t.id = $2 and ${YATIM}`,
    [kode_toko, id],
  );
  return row ? t : reject(salah.TAGIHAN_BUKAN_YATIM, { id });
}

/** A nota that was paid by QRIS of this account and sum, and not by a charge that the gateway says is paid. */
const COCOK = `select from pembayaran p
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status <> 'CANC'
   where p.kode_toko = $1 and p.no_dokumen = $2 and p.no_rekening = $3 and p.jumlah = $4 and p.jenis = 'QRIS' and p.arah = 'MASUK'
     and not exists (select from tagihan_qris l where l.kode_toko = p.kode_toko and l.no_rekening = p.no_rekening
                      and l.acuan = p.no_referensi and l.status = 'LUNAS')
     and not exists (select from tagihan_qris l where l.kode_toko = p.kode_toko and l.selesai = 'DIPASANG' and l.no_dokumen = p.no_dokumen)`;
const TUTUP = `update tagihan_qris set selesai = $3, no_dokumen = $4, alasan = $5, selesai_oleh = $6, selesai_pada = $7
  where kode_toko = $1 and id = $2`;

const pasang = implementCommand(pasangTagihan, async ({ id, no_dokumen }, { deps, scope, key }) => {
  const { kode_toko, user_id } = scope;
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { pasang: id, no_dokumen }, async () => {
      const t = await pegangYatim(sql, kode_toko, id);
      // What was given back at the gateway pays for nothing; it only gets its end.
      if (t.masalah !== null) reject(salah.TAGIHAN_BERMASALAH, { id, masalah: t.masalah });
      await satuSatu(sql, kode_toko, no_dokumen);
      const [cocok] = await rawQuery(sql, COCOK, [kode_toko, no_dokumen, t.no_rekening, t.jumlah]);
      if (!cocok) reject(salah.NOTA_TIDAK_COCOK, { no_dokumen, jumlah: t.jumlah });
      const saat = deps.clock.now().toString();
      await rawQuery(sql, TUTUP, [kode_toko, id, 'DIPASANG', no_dokumen, null, user_id, saat]);
      audit({ aksi: 'tagihan_qris.pasang', objek: id, isi: { no_dokumen, jumlah: formatRupiah(t.jumlah) } });
      return { id, no_dokumen };
    }),
  );
  return { data };
});

const selesai = implementCommand(
  selesaikanTagihan,
  async ({ id, cara, alasan, detail_authorization }, { deps, scope, session, key }) => {
    const { kode_toko, user_id } = scope;
    const izin = approvalIds(detail_authorization);
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { selesai: id, cara, alasan }, async () => {
        const t = await pegangYatim(sql, kode_toko, id);
        const saat = deps.clock.now().toString();
        const rincian = [
          { label: 'No Tagihan', nilai: id },
          { label: 'Jumlah', nilai: formatRupiah(t.jumlah) },
          { label: 'Cara', nilai: cara },
          { label: 'Alasan', nilai: alasan },
        ];
        const act = {
          kategori: 'cash',
          description: 'QRIS money without nota',
          objek: id,
          isi: { id, cara, alasan },
          rincian,
        };
        const setuju =
          session.level === 'OWN'
            ? user_id
            : await requireSecondPerson(sql, scope, { ...act, oleh: 'OWN' }, { izin, saat });
        await rawQuery(sql, TUTUP, [kode_toko, id, cara, null, alasan, user_id, saat]);
        audit({
          aksi: 'tagihan_qris.selesai',
          objek: id,
          isi: { cara, alasan, setuju, jumlah: formatRupiah(t.jumlah) },
        });
        return { id };
      }),
    );
    return { data };
  },
);

export const kelolaTagihanCommands = [
  implementCommand(daftarTagihan, async ({ hanya, tgl_awal, tgl_akhir, limit }, { deps, scope }) => {
    const values = [scope.kode_toko, hanya, tgl_awal, tgl_akhir, limit ?? 500];
    const data = await deps.db.read(scope, (sql) =>
      rawQuery<Inside<typeof daftarTagihan.answer>[number]>(sql, DAFTAR, values),
    );
    return { data };
  }),
  pasang,
  selesai,
];
