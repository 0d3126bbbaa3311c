/** Copies the parameters of a store to another, list by list, with the trace of an import in every history. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { type AuditFn, rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { refuseBeyond } from '@mustika/server-kit/http/portal.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { OBJEK_IMPOR, type Values, wireRow } from '@mustika/server-kit/resource/resource-store.ts';
import { type HasilSalin, salinParameterCommand } from './salin-parameter.command.ts';
import { daftarSalin, kolomSalin } from './salin-parameter.rule.ts';

/** One list. What the store has is left alone, whatever rule of the table says that it has it. */
async function salinSatu(
  sql: Sql,
  audit: AuditFn,
  resource: Resource,
  dari: string,
  scope: Scope,
): Promise<HasilSalin> {
  const kolom = kolomSalin(resource);
  const baris = await rawQuery<Values>(
    sql,
    `insert into ${resource.name} (kode_toko, ${kolom.join(', ')})
       select $2, ${kolom.join(', ')} from ${resource.name} where kode_toko = $1 and aktif order by ${resource.key}
     on conflict do nothing returning ${kolom.join(', ')}, aktif, versi`,
    [dari, scope.kode_toko],
  );
  const [ada] = await rawQuery<{ n: number }>(
    sql,
    `select count(*)::integer as n from ${resource.name} where kode_toko = $1 and aktif`,
    [dari],
  );
  if (baris.length > 0)
    audit({
      aksi: `${resource.name}.impor`,
      objek: OBJEK_IMPOR,
      isi: {
        dari,
        sebelum: {},
        sesudah: Object.fromEntries(baris.map((row) => [row[resource.key], wireRow(resource, row)])),
      },
    });
  const { name: tabel, label } = resource;
  return { tabel, label, disalin: baris.length, dilewati: (ada?.n ?? 0) - baris.length };
}

export const salinParameterCommands = [
  implementCommand(salinParameterCommand, async ({ dari, ke }, ctx) => {
    const { deps } = ctx;
    if (dari === ke)
      reject(
        umum.INPUT_TIDAK_VALID,
        [{ path: 'ke', message: 'Toko Tidak Boleh Sama' }],
        'Toko Tidak Boleh Sama',
      );
    refuseBeyond(ctx.session, [dari, ke]);
    const stores = await deps.db.read(ctx.scope, (sql) =>
      rawQuery<{ kode_toko: string }>(
        sql,
        'select kode_toko from toko where aktif and kode_toko = any ($1::text[])',
        [[dari, ke]],
      ),
    );
    for (const [path, kode] of [
      ['dari', dari],
      ['ke', ke],
    ])
      if (!stores.some((s) => s.kode_toko === kode))
        reject(umum.ACUAN_TIDAK_ADA, [{ path, message: `Toko ${kode} Tidak Ditemukan` }]);
    // Written behind the walls of the store that gets them, read from the other as head office may.
    const scope: Scope = { kode_toko: ke, user_id: ctx.scope.user_id, lintas: true };
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, ctx.key, { salin: dari, ke }, async () => {
        const hasil: HasilSalin[] = [];
        for (const resource of daftarSalin(deps.house))
          hasil.push(await salinSatu(sql, audit, resource, dari, scope));
        const isi = { dari, hasil: hasil.filter(({ disalin }) => disalin > 0) };
        audit({ aksi: 'toko.salin_parameter', objek: ke, isi });
        return hasil;
      }),
    );
    deps.stores.forget(ke);
    return { data };
  }),
];
