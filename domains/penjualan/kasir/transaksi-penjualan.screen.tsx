/** The till: scan, agree, get paid, print; without a mouse. look.md "Sale", Ecosystem 4.1, Spec 1 §2.2. */
import { CounterFrame } from '@mustika/web-kit/counter/frame.tsx';
import { useJelaskan } from '@mustika/web-kit/penjelasan/penjelasan.ts';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { isCut, useCut } from '@mustika/web-kit/sending/cut.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useKeys } from '@mustika/web-kit/shell/keys-sheet.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { aturanHarga } from '../../barang/harga-barang.rule.ts';
import { penjualanErrors } from '../../jual/penjualan.errors.ts';
import { keranjangDaring } from '../luring/keranjang-luring.view.ts';
import { jelasBaris } from '../nota/jelas-jual.view.ts';
import { PENJUALAN } from '../teks.store.ts';
import { useAcuanTukar } from '../tukar/acuan-tukar.store.ts';
import { TombolTukar } from '../tukar/tombol-tukar.widget.tsx';
import { hitungTukar, tanpaTukar, tukarDari } from '../tukar/tukar.rule.ts';
import { bukaBayar } from './buka-bayar.store.ts';
import { lihatHarga, useHargaKasir } from './harga-kasir.store.ts';
import { KakiPenjualan, KeranjangKosong, Memeriksa, NotaJadi } from './kaki-penjualan.widget.tsx';
import {
  aturanToko,
  bukaKasir,
  ikutiJendelaLain,
  modulToko,
  nilaiPoinToko,
  type Panel,
  pph22Keranjang,
  ubahKeranjang,
  useKasir,
} from './kasir.store.ts';
import { gagal, segarkan } from './kasir-barang.store.ts';
import { hitungKeranjang } from './keranjang.rule.ts';
import { periksa } from './kirim-penjualan.store.ts';
import { useSiaran } from './layar-pelanggan.store.ts';
import { LembarKasir } from './lembar-kasir.widget.tsx';
import { PelangganKasir } from './pelanggan.widget.tsx';
import { PindaiBarang } from './pindai-barang.widget.tsx';
import { PitaDiri } from './pita-diri.widget.tsx';
import { PitaHarga } from './pita-harga.widget.tsx';
import { SalesKasir } from './sales/sales-kasir.widget.tsx';
import { TabelPenjualan } from './tabel-penjualan.widget.tsx';
import { PerangkatKasir, TahanAmbil } from './tahan.widget.tsx';
import { tahan } from './tahan-keranjang.store.ts';
import { TawarKasir } from './tawar.widget.tsx';
import { PitaTitipan } from './titip/pita-titipan.widget.tsx';
import { ambilTitipan, bukaTitip } from './titip/titipan-kasir.store.ts';
import { adaUrungan, hapusBaris, urung } from './urungan.widget.tsx';
import { hitungUrusan } from './urusan.view.ts';

/** Keys of the `?` sheet; the words are those on the buttons. */
const TOMBOL = [
  'F2',
  'F4',
  'F7',
  'F8',
  'F9',
  'Alt+1 … 5',
  'Alt+Backspace',
  'Alt+S',
  'Alt+T',
  'Alt+A',
  'Alt+U',
  'Alt+G',
  'Alt+H',
  'Alt+N',
  'Alt+L',
  'Enter',
  'Del',
  'Ctrl+Z',
] as const;

/** Sheets that stand beside the lines; what is traded in needs a wider one. */
const BESIDE: ReadonlySet<Panel | null> = new Set<Panel>(['bayar', 'titip']);

/** A lease ends after 15 minutes; a cart that is being talked about is held on. */
const PERPANJANG = 5 * 60_000;

/** Opens the drawer, asks about a sale whose answer was lost, and holds the pieces again. */
function useKeranjangHidup(): void {
  const user = useSession((session) => session.user);
  const portal = useSession((session) => session.portal);
  const status = useSession((session) => session.status);
  useEffect(() => {
    if (!user || status !== 'in') return;
    bukaKasir(user, portal);
    // The line came back while another screen stood here, or none.
    if (!isCut()) ubahKeranjang(keranjangDaring);
    void (async () => {
      await periksa();
      if (useKasir.getState().keranjang.baris.length > 0) await segarkan();
    })();
    const timer = setInterval(() => void segarkan(), PERPANJANG);
    // The line is back: prices are those of the day again.
    const stop = useCut.subscribe((now, before) => {
      if (now.since !== null || before.since === null) return;
      ubahKeranjang(keranjangDaring);
      void segarkan();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [user, portal, status]);
  useEffect(ikutiJendelaLain, []);
}

const bertanyaSales = (): boolean => !modulToko().has('DISABLE_KODE_SALES_TRANSACTION');

/** A key whose module is off says so, like the call would. */
const bila =
  (boleh: () => boolean, act: () => void, { message }: { message: string }): (() => void) =>
  () =>
    boleh() ? act() : gagal(message);

/** Nothing is agreed about an empty counter. */
const adaBarang = (act: () => void) => (): void =>
  useKasir.getState().keranjang.baris.length > 0 ? act() : gagal('Barang Tidak Boleh Kosong');

function useTombol(): void {
  const { t } = useTranslation(PENJUALAN);
  const flags = useSubject()?.flags;
  // A key whose module is off is in no list.
  useKeys(
    useMemo(
      () =>
        TOMBOL.filter((keys) => keys !== 'Alt+H' || flags?.has('MODIFY_TOTAL_HARGA_MODULE')).map((keys) => ({
          keys,
          text: t(`tombol.${keys}`),
        })),
      [t, flags],
    ),
  );
  const acts = useMemo(() => {
    const toggle = (panel: Panel) => () =>
      useKasir.setState((kasir) =>
        kasir.panel === 'bayar' || kasir.panel === 'titip'
          ? {}
          : { panel: kasir.panel === panel ? null : panel },
      );
    const all: Record<string, () => void> = {
      F4: toggle('member'),
      F7: bukaTitip,
      F8: bukaBayar,
      'alt+s': bila(bertanyaSales, toggle('sales'), penjualanErrors.SALES_TIDAK_DIPAKAI),
      'alt+h': bila(
        () => modulToko().has('MODIFY_TOTAL_HARGA_MODULE'),
        adaBarang(toggle('tawar')),
        penjualanErrors.TOTAL_TIDAK_BOLEH_DIUBAH,
      ),
      'alt+n': bila(
        () => modulToko().has('FINISHING_BARANG_MODULE'),
        adaBarang(toggle('finishing')),
        penjualanErrors.FINISHING_TIDAK_AKTIF,
      ),
      'alt+t': () => void tahan(),
      'alt+a': toggle('tahan'),
      'alt+l': lihatHarga,
      'alt+u': toggle('tukar'),
      'ctrl+z': urung,
    };
    return all;
  }, []);
  useWindowKeys((event) => {
    const name = `${event.ctrlKey ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
    const act = acts[name];
    if (!act || event.repeat || (name === 'ctrl+z' && !adaUrungan())) return;
    // In the trade-in Alt+N is the goods without a nota.
    if (name === 'alt+n' && useKasir.getState().panel === 'tukar') return;
    event.preventDefault();
    act();
  });
}

/** `?no_titipan=` from lihat-titipan: the pieces are laid on the counter, once. */
function useTitipanDiminta(): void {
  const [search, setSearch] = useUrlState();
  const pemilik = useKasir((kasir) => kasir.pemilik);
  const nomor = String(search['no_titipan'] ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is taken out of the address as it is used.
  useEffect(() => {
    if (!nomor || !pemilik) return;
    setSearch({ ...search, no_titipan: null });
    void ambilTitipan(nomor).then(focusScan);
  }, [nomor, pemilik]);
}

export default function TransaksiPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  const grid = useRef<HTMLDivElement>(null);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  const panel = useKasir((kasir) => kasir.panel);
  const subject = useSubject();
  const hitungan = useMemo(
    () => hitungKeranjang(keranjang, aturanHarga(subject ?? { settings: {}, flags: new Set() })),
    [keranjang, subject],
  );
  const adaTukar = panel === 'tukar' || tukarDari(keranjang).baris.length > 0;
  const acuan = useAcuanTukar(adaTukar);
  const tukar = useMemo(
    () =>
      adaTukar ? hitungTukar(keranjang, hitungan.jumlah.total, acuan) : tanpaTukar(hitungan.jumlah.total),
    [adaTukar, keranjang, hitungan, acuan],
  );
  const urusan = useMemo(
    () =>
      hitungUrusan(keranjang, {
        ...{ total: hitungan.jumlah.total, tukar },
        ...{ pph22: pph22Keranjang(keranjang, hitungan.baris), nilaiPoin: nilaiPoinToko() },
      }),
    [keranjang, hitungan, tukar],
  );
  useSiaran(keranjang, hitungan, tukar, urusan);
  useKeranjangHidup();
  useHargaKasir();
  useTombol();
  useTitipanDiminta();
  useJelaskan(() => {
    const { keranjang: kini, baris: pilih } = useKasir.getState();
    const baris = kini.baris.find((b) => b.kode_barcode === pilih) ?? kini.baris.at(-1);
    return baris ? jelasBaris(baris, aturanToko()) : null;
  });
  const onHapus = (kode: string) =>
    hapusBaris(kode, {
      text: (semua) =>
        semua.length > 1
          ? t('tabel.terhapusBanyak', { jumlah: semua.length, kode: semua.at(-1) })
          : t('tabel.terhapus', { kode: semua[0] }),
      undo: t('tabel.urungkan'),
      close: t('nota.tutup'),
    });
  const kosong = keranjang.baris.length === 0;
  return (
    <CounterFrame
      title={t('judul.transaksi')}
      open={panel === 'tukar' ? 'wide' : BESIDE.has(panel)}
      strip={<PindaiBarang onGrid={() => grid.current?.focus()} />}
      tools={
        <>
          <PelangganKasir />
          {!subject?.flags.has('DISABLE_KODE_SALES_TRANSACTION') && <SalesKasir />}
          <TombolTukar />
          <TawarKasir />
          <TahanAmbil />
          <PerangkatKasir />
        </>
      }
      bands={
        <>
          <PitaTitipan />
          <PitaHarga />
          <PitaDiri
            total={hitungan.jumlah.total}
            tukar={tukar}
            batasDiri={acuan.batasDiri}
            batas={acuan.batas}
          />
        </>
      }
      banner={
        <>
          <NotaJadi />
          <Memeriksa />
        </>
      }
      bar={
        <KakiPenjualan
          hitungan={hitungan}
          tukar={tukar}
          urusan={urusan}
          onBayar={() => bukaBayar()}
          onTitip={bukaTitip}
        />
      }
      sheet={<LembarKasir hitungan={hitungan} tukar={tukar} acuan={acuan} />}
    >
      {kosong ? <KeranjangKosong /> : <TabelPenjualan grid={grid} hitungan={hitungan} onHapus={onHapus} />}
    </CounterFrame>
  );
}
