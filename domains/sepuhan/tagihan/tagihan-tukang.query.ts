/** What craftsmen owe, by craftsman, and what that is worth today. */
import { hargaBerat, type Miligram, type Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { bacaHargaEmas } from '../sepuhan.query.ts';
import { tagihanTukang } from './tagihan-tukang.command.ts';

type Tagihan = { tukang: string; nama_tukang: string; murni: Miligram; harga_modal: Rupiah };

const TAGIHAN = `select t.kode_tukang as tukang, t.nama_tukang, l.murni, l.nilai as harga_modal
  from lot l join tukang t on t.kode_toko = l.kode_toko and l.tempat = '@TUKANG/' || t.kode_tukang
 where l.kode_toko = $1 and l.jenis_lot = 'TAGIHAN' and l.berat > 0
 order by t.kode_tukang`;

export const tagihanCommands = [
  implementCommand(tagihanTukang, async (_input, { deps, scope }) => {
    const { tagihan, harga } = await deps.db.batch(scope, {
      tagihan: statement<Tagihan>('tagihan_tukang', TAGIHAN, scope.kode_toko),
      harga: bacaHargaEmas(scope.kode_toko),
    });
    const [hari] = harga;
    return {
      data: tagihan.map((satu) => ({
        ...satu,
        nilai_hari_ini: hari ? hargaBerat(hari.harga_beli, satu.murni) : null,
      })),
    };
  }),
];
