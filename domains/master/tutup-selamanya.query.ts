/** Closes a store with what is still under way, on the word of two people. */
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { refuseBeyond } from '@mustika/server-kit/http/portal.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { lockSeen, wireRow } from '@mustika/server-kit/resource/resource-store.ts';
import { tokoResource } from './toko.resource.ts';
import { tutupSelamanya } from './tutup-selamanya.command.ts';

/** Tells the guard of the table that this is the act it waits for. */
const BOLEH = "select set_config('app.tutup_toko', $1, true)";
const TUTUP =
  'update toko set aktif = false, versi = versi + 1, diubah_oleh = $2, diubah_pada = now() where kode_toko = $1';

export const tutupSelamanyaCommands = [
  implementCommand(tutupSelamanya, async ({ kode_toko, alasan, detail_authorization }, ctx) => {
    const { deps, scope, key, session } = ctx;
    refuseBeyond(session, [kode_toko]);
    const izin = approvalIds(detail_authorization ?? []);
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { tutup_selamanya: kode_toko, alasan }, async () => {
        const before = await lockSeen(sql, tokoResource, scope, kode_toko, undefined);
        if (!before.aktif) reject(umum.DELETED, { kode_toko });
        const [row] = await rawQuery<{ kiriman: string[] }>(sql, 'select kiriman_toko($1) as kiriman', [
          kode_toko,
        ]);
        const kiriman = row?.kiriman ?? [];
        const rincian = [
          { label: 'Toko', nilai: kode_toko },
          { label: 'Alasan', nilai: alasan },
          { label: 'Kiriman Di Jalan', nilai: kiriman.length > 0 ? kiriman.slice(0, 20).join(', ') : '-' },
        ];
        const act = {
          ...{ kategori: 'settings', description: 'close store with shipments', objek: `toko:${kode_toko}` },
          ...{ isi: { kode_toko, alasan, kiriman }, rincian },
        };
        await requireSecondPerson(sql, scope, act, { izin, saat: deps.clock.now().toString() });
        await rawQuery(sql, BOLEH, [kode_toko]);
        await rawQuery(sql, TUTUP, [kode_toko, scope.user_id]);
        const [sebelum, sesudah] = [before, { ...before, aktif: false }].map((one) =>
          wireRow(tokoResource, one),
        );
        audit({ aksi: 'toko.nonaktif', objek: kode_toko, isi: { sebelum, sesudah, alasan, kiriman } });
        return { kiriman: kiriman.length };
      }),
    );
    deps.stores.forget(kode_toko);
    return { data };
  }),
];
