/** Documents that bear a customer's name in Ctrl+K: what one of them owes, has deposited or was paid, beside the notas of his purchases. */
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';

/** A name, a telephone number or the number of a document, whole or in part; the list itself says what fits. */
const MUNGKIN = /[a-z]{3}|\d{5}/i;

for (const label of ['Hutang', 'Cicilan', 'Titipan', 'Pembelian']) {
  const name = label.toLowerCase();
  paletteSources.push({
    name,
    screen: `/lihat-${name}`,
    label: () => istilah(label),
    find: async (query, signal) => {
      if (!MUNGKIN.test(query)) return [];
      const { cariDokumen } = await import('./cari-dokumen.store.ts');
      return cariDokumen(name, query, signal);
    },
  });
}
