/** Prices in Ctrl+K: `harga 16k`, `harga 750`, `harga 75` answer what a gram of it costs today. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { call } from '@mustika/web-kit/api.ts';
import { t } from '@mustika/web-kit/i18n.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';
import { groupResource } from './group.resource.ts';

type Grup = { kode_group: string; nama_group: string; harga: number; kadar: number };

const SEMUA = { aktif: 'ya', skip: 0, limit: 200 };

/** By its code, its karat in percent, or a word of its name. */
const cocok = ({ kode_group, nama_group, kadar }: Grup, teks: string): boolean =>
  kode_group === teks || String(kadar) === teks.replace(',', '.') || nama_group.toUpperCase().includes(teks);

paletteSources.push({
  name: 'harga',
  screen: groupResource.screen,
  label: () => t('palet.harga'),
  find: async (query, signal) => {
    const teks = /^harga\s+(\S.*)$/i.exec(query)?.[1]?.trim().toUpperCase();
    if (!teks) return [];
    const { data } = await call<Grup[]>(groupResource.api.list, { query: SEMUA, signal });
    return data
      .filter((grup) => cocok(grup, teks))
      .map((grup) => ({
        id: grup.kode_group,
        label: `${grup.nama_group} · ${grup.kode_group}`,
        description: `${formatRupiah(grup.harga as Rupiah)} / g`,
        path: groupResource.screen,
        search: { kode_group: grup.kode_group },
      }));
  },
});
