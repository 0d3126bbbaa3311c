/**
 * Documents in Ctrl+K: those that bear a customer's name, by him, and every kind that comes to an amount by that amount; `bayar` with
 * either lays what still runs on its counter.
 */
import { t } from '@mustika/web-kit/language/i18n.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { paletteSources } from '@mustika/web-kit/shell/palette-sources.ts';

/** A name, a telephone number or the number of a document, whole or in part; the list itself says what fits. */
const MUNGKIN = /[a-z]{3}|\d{5}/i;
/** An amount as people write it; a telephone number begins with a nought. */
const JUMLAH = /^(?:rp\.? ?)?[1-9]\d{0,2}(?:\.\d{3})+(?:,(?:-|00))?$|^(?:rp\.? ?)?[1-9]\d{3,14}$/i;

/** The list that shows a kind, and whether a customer may be named there. */
const DICARI: readonly [layar: string, label: string, orang: boolean][] = [
  ['/lihat-hutang', 'Hutang', true],
  ['/lihat-cicilan', 'Cicilan', true],
  ['/lihat-titipan', 'Titipan', true],
  ['/lihat-pembelian', 'Pembelian', true],
  ['/lihat-pesanan', 'Pesanan', true],
  ['/lihat-pre-order', 'Pre-order', true],
  ['/lihat-services', 'Service', true],
  ['/uang-kas', 'Mutasi Uang', false],
  ['/gesek-tunai', 'Gesek Tunai', false],
  ['/pengalihan-saldo-uang', 'Pengalihan Saldo Uang', false],
  ['/kirim-uang-pusat', 'Kirim Uang', false],
  ['/bayar-supplier', 'Bayar Supplier', false],
  ['/jurnal-umum', 'Jurnal Umum', false],
  ['/penerimaan-barang', 'Penerimaan Barang', false],
  ['/lihat-jual-emas', 'Jual Emas', false],
  ['/bayar-tukang', 'Bayar Tukang', false],
];

for (const [layar, label, orang] of DICARI)
  paletteSources.push({
    name: `dokumen ${layar}`,
    screen: layar,
    label: () => istilah(label),
    find: async (query, signal) => {
      if (!JUMLAH.test(query) && !(orang && MUNGKIN.test(query))) return [];
      const { cariDokumen } = await import('./cari-dokumen.store.ts');
      return cariDokumen(layar, query, signal);
    },
  });

/** What is paid at a counter of its own, by the list it is found in. */
const DIBAYAR: readonly [meja: string, layar: string][] = [
  ['/transaksi-hutang', '/lihat-hutang'],
  ['/bayar-cicilan', '/lihat-cicilan'],
];
const BAYAR = /^(?:bayar|tebus|lunas(?:i)?)\s+(.{3,})$/i;

for (const [meja, layar] of DIBAYAR)
  paletteSources.push({
    name: `bayar ${meja}`,
    screen: meja,
    label: () => t('palet.bayar'),
    find: async (query, signal) => {
      const dicari = BAYAR.exec(query)?.[1]?.trim();
      if (!dicari) return [];
      const { cariDokumen } = await import('./cari-dokumen.store.ts');
      return cariDokumen(layar, dicari, signal, meja);
    },
  });
