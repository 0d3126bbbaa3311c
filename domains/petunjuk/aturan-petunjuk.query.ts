/** The rules of a chain: read as they count, changed one by one, each change in the log. */
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { ATURAN, type BarisAturan, KODE_ATURAN } from './aturan.rule.ts';
import { daftarAturanCommand, ubahAturanCommand } from './petunjuk.command.ts';

type Baris = BarisAturan & { diubah_oleh: string; diubah: string };

const DIATUR =
  'select aturan, aktif, ambang::integer, minimal, kali::integer, menit, diubah_oleh, diubah from aturan_petunjuk';

const SIMPAN = `insert into aturan_petunjuk (aturan, aktif, ambang, minimal, kali, menit, diubah_oleh, diubah) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (aturan) do update set aktif = excluded.aktif, ambang = excluded.ambang, minimal = excluded.minimal, kali = excluded.kali,
    menit = excluded.menit, diubah_oleh = excluded.diubah_oleh, diubah = excluded.diubah`;

const batasDari = ({ aktif, ambang, minimal, kali, menit }: Omit<BarisAturan, 'aturan'>) => ({
  ...{ aktif, ambang, minimal, kali, menit },
});

export const aturanPetunjukCommands = [
  implementCommand(daftarAturanCommand, async (_input, { deps, scope }) => {
    const rows = await deps.db.read(scope, (sql) => rawQuery<Baris>(sql, DIATUR));
    const data = KODE_ATURAN.map((aturan) => {
      const diatur = rows.find((row) => row.aturan === aturan);
      const batas = batasDari(diatur ?? ATURAN[aturan].bawaan);
      return {
        ...{ aturan, ...batas },
        ...{ diubah_oleh: diatur?.diubah_oleh ?? null, diubah: diatur?.diubah ?? null },
      };
    });
    return { data };
  }),
  implementCommand(ubahAturanCommand, async ({ aturan, ...batas }, ctx) => {
    const { deps, scope } = ctx;
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, ctx.key, { aturanPetunjuk: aturan, ...batas }, async () => {
        const [lama] = await rawQuery<Baris>(sql, `${DIATUR} where aturan = $1 for update`, [aturan]);
        const { aktif, ambang, minimal, kali, menit } = batas;
        await rawQuery(sql, SIMPAN, [
          ...[aturan, aktif, ambang, minimal, kali, menit],
          ...[scope.user_id, deps.clock.now().toString()],
        ]);
        const isi = { sebelum: batasDari(lama ?? ATURAN[aturan].bawaan), menjadi: batas };
        audit({ aksi: 'petunjuk.aturan', objek: aturan, isi });
        return { aturan };
      }),
    );
    return { data };
  }),
];
