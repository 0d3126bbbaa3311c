/** Marking a hint: measured once more, so that nobody marks what he did not see. */
import { randomUUID } from 'node:crypto';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { lihatPetunjukCommand } from './petunjuk.command.ts';
import { petunjukErrors as salah } from './petunjuk.errors.ts';
import { bacaPetunjuk, pandangan } from './ukuran-petunjuk.query.ts';

const TANDAI = `insert into petunjuk_dilihat (kode_toko, id, aturan, orang, kelompok, tgl_awal, tgl_akhir, terakhir, kali, catatan, oleh, pada)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

export const lihatPetunjukCommands = [
  implementCommand(lihatPetunjukCommand, async (input, ctx) => {
    const { deps, scope } = ctx;
    const { aturan, orang, tgl_awal, tgl_akhir, kali, catatan } = input;
    const kelompok = input.kelompok ?? '';
    if (tgl_awal > tgl_akhir) {
      const message = 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir';
      reject(umum.INPUT_TIDAK_VALID, [{ path: 'tgl_awal', message }], message);
    }
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, ctx.key, { petunjukDilihat: input }, async () => {
        const masa = { tgl_awal, tgl_akhir, lingkup: 'TOKO', daftar_toko: null } as const;
        const lihat = await pandangan(sql, scope.user_id);
        const satu = (await bacaPetunjuk(sql, scope, masa)).find(
          (one) => one.aturan === aturan && one.orang === orang && one.kelompok === kelompok,
        );
        if (!satu?.terakhir || !lihat.boleh(orang)) return reject(salah.PETUNJUK_TIDAK_ADA);
        if (satu.kali !== kali) reject(salah.PETUNJUK_BERUBAH, { kali: satu.kali });
        const id = randomUUID();
        await rawQuery(sql, TANDAI, [
          ...[scope.kode_toko, id, aturan, orang, kelompok, tgl_awal, tgl_akhir],
          ...[satu.terakhir, kali, catatan, scope.user_id, deps.clock.now().toString()],
        ]);
        const isi = { aturan, orang, kelompok, tgl_awal, tgl_akhir, kali, catatan };
        audit({ aksi: 'petunjuk.dilihat', objek: orang, isi });
        return { id };
      }),
    );
    return { data };
  }),
];
