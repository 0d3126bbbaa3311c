/** Takes the gateway's word by its signature, and asks back before money counts: a key that leaked alone pays nothing. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { bytesOf } from '@mustika/server-kit/http/raw-body.ts';
import { pembayaranErrors as salah } from '../pembayaran.errors.ts';
import { webhookGerbang } from './gerbang.command.ts';
import { gerbangToko, sistem } from './setting-gerbang.server.ts';
import { tanyakan } from './tagihan.server.ts';

type Ada = { jumlah: number; status: string };
const ADA = `select jumlah, status from tagihan_qris where kode_toko = $1 and id = $2`;
const BEDA = `update tagihan_qris set masalah = 'JUMLAH_BEDA' where kode_toko = $1 and id = $2 and status not in ('LUNAS', 'DIAKUI')
  and masalah is distinct from 'JUMLAH_BEDA' returning id`;

export const kabarGerbangCommands = [
  implementCommand(webhookGerbang, async ({ kode_toko }, { deps }, { request, reply }) => {
    // Whoever does not know the key learns nothing: not which stores there are, nor which have a gateway.
    const toko = (await deps.stores.get(kode_toko)) && (await gerbangToko(deps, kode_toko));
    const kabar = toko?.gerbang.kabar(bytesOf(request)) ?? reject(salah.TANDA_GERBANG_SALAH);
    const scope = sistem(kode_toko);
    const [t] = await deps.db.read(scope, (sql) => rawQuery<Ada>(sql, ADA, [kode_toko, kabar.id]));
    if (!t) {
      deps.log.warn({ kode_toko, order: kabar.id }, 'kabar gerbang tentang tagihan yang tidak ada');
      return reply.status(200).send('');
    }
    if (kabar.jumlah !== t.jumlah) {
      deps.log.warn({ kode_toko, order: kabar.id, jumlah: kabar.jumlah }, 'kabar gerbang dengan jumlah lain');
      await deps.db.tx(scope, async (sql, audit) => {
        // Told again and again it is one entry.
        const baru = await rawQuery(sql, BEDA, [kode_toko, kabar.id]);
        if (baru.length > 0)
          audit({ aksi: 'tagihan_qris.beda', objek: kabar.id, isi: { jumlah: kabar.jumlah } });
      });
      reject(salah.JUMLAH_GERBANG_BEDA);
    }
    // What is paid stays paid: only that it was given back is news, and a word that is repeated without end asks nobody.
    if (t.status === 'LUNAS' && kabar.kabar !== 'KEMBALI') return reply.status(200).send('');
    const { jawab } = await tanyakan(deps, kode_toko, kabar.id);
    // Nothing learnt: it repeats its word later. Of a charge that is over the job asks nothing, so this word is the only one.
    const terjawab = jawab.hasil === 'ADA' || jawab.hasil === 'TIDAK_ADA';
    return reply.status(terjawab ? 200 : 503).send('');
  }),
];
