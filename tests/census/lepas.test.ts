/**
 * Protects: every document that lets money, gold, points or a bound price out is measured against a ceiling, and one that is not does not
 * load. What a document lets out is asked of its own journals with the very measure that the runner uses; lepas.tsv holds the answers, so
 * that a new document is looked at. The lives of batal.flow.test.ts show that the figures are those of the books.
 */
import { readFileSync } from 'node:fs';
import { rupiah } from '@mustika/kernel/amount.ts';
import { type Document, defineDocument } from '@mustika/kernel/document.ts';
import { type Jurnal, jurnal } from '@mustika/kernel/jurnal.ts';
import { type KelasLepas, LEPAS, perKelas, ukurLepas } from '@mustika/kernel/lepas/lepas.ts';
import { batasSendiri, LEWAT_BATAS, PLAFON } from '@mustika/kernel/lepas/plafon.ts';
import { SETTINGS } from '@mustika/kernel/settings/all.ts';
import type { SettingKey } from '@mustika/kernel/settings/settings.ts';
import { type Akun, uangTransfer } from '@mustika/kernel/transfer.ts';
import { UNTUK_OTORISASI } from '@mustika/kernel/untuk-otorisasi.ts';
import { describe, expect, test } from 'vitest';
import { house } from '../../domains/house.ts';

const KELAS = LEPAS.filter((jenis): jenis is KelasLepas => jenis !== 'TANPA_NOTA');
/** Where gold stands in the books of money, and where what it cost goes when nobody paid for it. */
const STOK = /^(PERSEDIAAN_(?!AKSESORIS)|BARANG_DALAM_PENGIRIMAN)/;
const RUGI = new Set(['BARANG_HILANG', 'BEBAN_SUSUT', 'HPP_ROSOK', 'BEBAN_OPERASIONAL', 'UTANG_SUPPLIER']);

/** What one leg of a journal lets out. */
const dariJurnal = ({ trx, type, debet, kredit }: Jurnal): KelasLepas[] =>
  kredit.flatMap((dari) =>
    debet.flatMap((ke) => {
      const satu = uangTransfer({ akun: dari }, { akun: ke }, rupiah(1), { kategori: trx, jenis: type });
      const emas = STOK.test(dari) && RUGI.has(ke) ? ['EMAS' as const] : [];
      const jalan = STOK.test(dari) && ke === 'BARANG_DALAM_PENGIRIMAN' ? ['PERJALANAN' as const] : [];
      return [...perKelas(ukurLepas(satu, {})).keys(), ...emas, ...jalan];
    }),
  );

/** What clears an event may stand for money, so an end that is left open is asked as both. */
const TERBUKA: readonly Akun[] = ['KLIRING_PENJUALAN'];
const buka = (one: Jurnal): Jurnal => ({
  ...one,
  debet: one.debet.length > 0 ? one.debet : TERBUKA,
  kredit: one.kredit.length > 0 ? one.kredit : TERBUKA,
});

const kelasDari = ({ journals, lepas = {} }: Document): KelasLepas[] => {
  const found = new Set(journals.map(buka).flatMap(dariJurnal));
  for (const [jenis, oleh] of Object.entries(lepas))
    if (oleh.length > 0) found.add(jenis === 'TANPA_NOTA' ? 'UANG' : (jenis as KelasLepas));
  return KELAS.filter((jenis) => found.has(jenis));
};

test('what every document lets out is what lepas.tsv says', () => {
  const lines = house.documents.map((document) =>
    [document.name, kelasDari(document).join(' ') || '-', document.tanpaBatas ?? ''].join('\t').trimEnd(),
  );
  const held = readFileSync(new URL('./lepas.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.sort()).toEqual(held);
});

const store = { settings: {} } as Parameters<typeof batasSendiri>[0];

describe.each(KELAS)('%s', (kelas) => {
  test('has a ceiling for a cashier and a higher one for a supervisor, in a store that set nothing; the owner has none', () => {
    const [kasir, spv] = (['KASIR', 'SPV'] as const).map((level) => batasSendiri(store, level, kelas));
    const names = Object.keys(kasir ?? {}) as (keyof NonNullable<typeof kasir>)[];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(kasir?.[name], name).toBeGreaterThan(0);
      expect(spv?.[name], name).toBeGreaterThan(kasir?.[name] as number);
    }
    expect(batasSendiri(store, 'OWN', kelas)).toBeNull();
    expect(UNTUK_OTORISASI[LEWAT_BATAS[kelas]]).toBeDefined();
  });

  test('is the owner’s to set, and a second person’s', () => {
    for (const key of Object.values(PLAFON[kelas]).flat() as SettingKey[])
      expect(SETTINGS[key], key).toMatchObject({ guarded: true, levels: ['OWN', 'SU', 'MU'] });
  });

  test('is let out by some document', () =>
    expect(house.documents.some((document) => kelasDari(document).includes(kelas))).toBe(true));
});

describe('a document that lets out what its books do not say does not load', () => {
  const muat = (journals: readonly Jurnal[], lepas = {}) =>
    defineDocument({
      ...{ name: 'uji', label: 'Uji', series: 'XX', states: ['DONE'], journals, lepas },
      transitions: {
        simpan: {
          ...{
            from: [],
            to: 'DONE',
            path: 'uji/simpan',
            label: 'Uji',
            fields: {},
            screens: [],
            message: 'Uji',
          },
        },
      },
    });
  test.each<[string, readonly Jurnal[], string]>([
    ['gold bought', jurnal('UJI', 'CASH', ['PERSEDIAAN_BELI'], ['KAS']), 'TANPA_NOTA'],
    ['gold lent on', jurnal('UJI', 'CASH', ['PIUTANG_GADAI'], ['KAS_GADAI']), 'TANPA_NOTA'],
    ['a sale below its price', jurnal('UJI', 'JUAL', ['POTONGAN_PENJUALAN'], ['PENJUALAN_EMAS']), 'POTONGAN'],
    ['money ahead', jurnal('UJI', 'CASH', ['KAS'], ['UANG_MUKA_PESANAN']), 'HARGA'],
  ])('%s', (_name, journals, jenis) => {
    expect(() => muat(journals)).toThrow(`its journals let out [${jenis}]`);
    expect(() => muat(journals, { [jenis]: ['simpan'] })).not.toThrow();
  });
});
