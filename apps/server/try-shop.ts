/** A shop that came back from its backup, tried: the product starts over it, is ready, and knows the settings of every store. */

import { selaraskanTemplat } from '@mustika/domains/pengguna/hak/templat.query.ts';
import { type AppInput, buildApp } from '@mustika/server-kit/app.ts';
import type { TryShop } from '@mustika/server-kit/backup/rehearse.ts';
import { openDatabase, type Scope } from '@mustika/server-kit/database.ts';
import { apartConfig } from './apart.ts';

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };

/** No queue runs in it and nobody can reach it: what waited there stays where it is. */
export const shopTrier =
  (parts: Omit<AppInput, 'db'>): TryShop =>
  async (url, dataDir) => {
    const db = openDatabase({ url, poolSize: 2, onError: () => {} });
    try {
      await selaraskanTemplat(db, parts.house);
      const { app, deps } = await buildApp({ ...parts, db, config: apartConfig(parts.config, dataDir) });
      const { statusCode } = await app.inject('/siap');
      if (statusCode !== 200) throw new Error(`/siap: ${statusCode}`);
      const stores = await db.read(SEMUA, (tx) => tx.selectFrom('toko').select('kode_toko').execute());
      for (const { kode_toko } of stores) await deps.stores.get(kode_toko);
      await app.close();
    } finally {
      await db.close();
    }
  };
