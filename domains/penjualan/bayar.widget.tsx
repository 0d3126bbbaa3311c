/** The payment sheet over the right side of the page. F9 saves and prints; nothing is sent twice. look.md, Ecosystem 4.1. */
import { ActionIcon, Button, FocusTrap, Kbd } from '@mantine/core';
import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import { cancelApproval, useApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { IconAlertTriangle, IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalahBeli } from '../pembelian/kirim-beli.rule.ts';
import css from './bayar.module.css';
import { type Bayaran, bayaranSemua, CARA_BAYAR, gantiCara, isianBaru, sisaBayar } from './bayar.rule.ts';
import { IsianBayar } from './bayar-isian.widget.tsx';
import { type CaraBayar, hitungBayar } from './hitung-penjualan.rule.ts';
import { bolehUbah, ubahKeranjang, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';
import type { Hitungan } from './keranjang.rule.ts';
import { pakaiHargaBaru, simpanPenjualan } from './kirim-penjualan.store.ts';
import { PENJUALAN } from './teks.store.ts';
import type { HitunganTukar } from './tukar.rule.ts';
import { tandaiTukar } from './tukar.store.ts';
import { Jumlah as JumlahTukar } from './tukar.widget.tsx';

const close = () => {
  if (!bolehUbah(useKasir.getState())) return;
  useKasir.setState({ panel: null, salah: null, hargaBaru: null });
  focusScan();
};

/** A piece that is traded in is put right where it was weighed. */
function keTukar({ pesan, kunci }: SalahBeli): void {
  if (!kunci || !tandaiTukar(kunci, pesan)) useKasir.setState({ salah: { message: pesan, code: 'TUKAR' } });
  useKasir.setState({ panel: 'tukar' });
}

/** What is typed now; it follows the total until somebody types. */
function useIsian(total: Rupiah, bayar: readonly Bayaran[]) {
  const [isian, setIsian] = useState(() => isianBaru('CASH', total, bayar));
  const [disentuh, setDisentuh] = useState(false);
  const sisa = sisaBayar(total, bayar);
  const now = disentuh ? isian : { ...isian, jumlah: sisa };
  return {
    isian: now,
    ketik: (part: Partial<Bayaran>) => {
      setIsian({ ...now, ...part });
      // The rest itself is no choice: it goes on following the total.
      if (part.jumlah !== undefined) setDisentuh(part.jumlah !== sisa);
    },
    pilihCara: (jenis: CaraBayar) => {
      const next = gantiCara(now, jenis, sisa);
      setIsian(next);
      setDisentuh(next.jumlah !== sisa);
    },
    mulaiLagi: (jenis: CaraBayar) => {
      setIsian(isianBaru(jenis, total, bayar));
      setDisentuh(false);
    },
  };
}

type Tombol = { kirim: () => void; pilihCara: (jenis: CaraBayar) => void; buang: () => void };

function useTombolBayar({ kirim, pilihCara, buang }: Tombol): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const confirm = event.key === 'F9' || (event.key === 'Enter' && event.ctrlKey);
      const tab = event.altKey ? CARA_BAYAR[Number(event.key) - 1] : undefined;
      const cabut = event.altKey && event.key === 'Backspace';
      const ours = confirm || tab || cabut || event.key === 'Escape';
      if (useApproval.getState().pending) {
        // The panel's own keys stay in the panel; Esc is for it wherever the caret is.
        if (event.key === 'Escape') cancelApproval();
        if (confirm) event.preventDefault();
        return;
      }
      if (!ours) return;
      event.preventDefault();
      if (confirm) kirim();
      else if (cabut) buang();
      else if (tab) pilihCara(tab);
      else close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

type LembarProps = {
  hitungan: Hitungan;
  tukar: HitunganTukar;
  /** Why the trade-in cannot be sent as it lies there. */
  salahTukar: () => SalahBeli | null;
};

export function LembarBayar({ hitungan, tukar, salahTukar }: LembarProps) {
  const { t } = useTranslation(PENJUALAN);
  const bayar = useKasir((kasir) => kasir.keranjang.bayar);
  // What is traded in is paid already.
  const total = tukar.terutang;
  const { isian, ketik, pilihCara, mulaiLagi } = useIsian(total, bayar);
  const semua = bayaranSemua(bayar, isian);
  const terbuka = useKasir(bolehUbah);
  const asking = useApproval((approval) => approval.pending !== null);
  const simpan = useRef<HTMLButtonElement>(null);

  const kirim = () => {
    const salah = salahTukar();
    if (salah) keTukar(salah);
    else void simpanPenjualan(semua, tukar);
  };
  const tambah = () => {
    if (isian.jumlah <= 0 || !terbuka) return;
    // Only money that leaves something to pay is listed; the last payment is simply the one that is typed.
    if (isian.jumlah >= sisaBayar(total, bayar)) return simpan.current?.focus();
    ubahKeranjang((k) => ({ ...k, bayar: [...k.bayar, isian] }));
    mulaiLagi(isian.jenis);
  };
  const buang = (index: number) => {
    if (index < 0) return;
    ubahKeranjang((k) => ({ ...k, bayar: k.bayar.toSpliced(index, 1) }));
    mulaiLagi(isian.jenis);
  };
  useTombolBayar({ kirim, pilihCara, buang: () => buang(bayar.length - 1) });
  return (
    <FocusTrap active>
      <section
        className={css.lembar}
        data-lembar
        role="dialog"
        aria-label={t('bayar.judul')}
        data-sibuk={!terbuka || undefined}
      >
        <header className={css.kepala}>
          <h2>{t('bayar.judul')}</h2>
          <span>
            {t('kaki.pcs', { jumlah: hitungan.baris.length })} · Rp {formatAngka(hitungan.jumlah.total)}
            {hitungan.jumlah.ppn_cara && (
              <small>
                {t(hitungan.jumlah.ppn_cara === 'INKLUSIF' ? 'nota.ppnDalam' : 'nota.ppn')} Rp{' '}
                {formatAngka(hitungan.jumlah.ppn_transaksi_rp)}
              </small>
            )}
          </span>
          <ActionIcon aria-label={t('bayar.tutup')} title="Esc" onClick={close} disabled={!terbuka}>
            <IconX size={16} />
          </ActionIcon>
        </header>
        <div className={css.isi}>
          <ApprovalHost />
          {!asking && (
            <>
              <HargaBerubah />
              {tukar.total > 0 && <JumlahTukar total={hitungan.jumlah.total} hitungan={tukar} />}
              {total > 0 && (
                <IsianBayar
                  isian={isian}
                  sisa={sisaBayar(total, bayar)}
                  onKetik={ketik}
                  onCara={pilihCara}
                  onTambah={tambah}
                  onUlang={() => {
                    gagal(t('bayar.scanRusak'));
                    mulaiLagi(isian.jenis);
                  }}
                  terbuka={terbuka}
                />
              )}
              <DaftarBayar bayar={bayar} onBuang={buang} terbuka={terbuka} />
            </>
          )}
        </div>
        {!asking && <Kembali total={total} semua={semua} keluar={tukar.keluar} />}
        <footer className={css.kaki} hidden={asking}>
          <Salah />
          <Button
            ref={simpan}
            data-utama
            fullWidth
            size="md"
            color="emas"
            loading={!terbuka}
            onClick={kirim}
            rightSection={<Kbd size="xs">F9</Kbd>}
          >
            {t('bayar.simpan')}
          </Button>
        </footer>
      </section>
    </FocusTrap>
  );
}

function DaftarBayar({
  bayar,
  onBuang,
  terbuka,
}: {
  bayar: readonly Bayaran[];
  onBuang: (at: number) => void;
  terbuka: boolean;
}) {
  const { t } = useTranslation(PENJUALAN);
  if (bayar.length === 0) return null;
  return (
    <ul className={css.daftar} aria-label={t('bayar.daftar')}>
      {bayar.map((b, index) => (
        <li key={index}>
          <span>{t(`bayar.cara.${b.jenis}`)}</span>
          <small>{[b.no_rekening, b.kartu_akhir && `•••• ${b.kartu_akhir}`].filter(Boolean).join(' ')}</small>
          <b className="angka">Rp {formatAngka(b.jumlah)}</b>
          <ActionIcon
            size={24}
            disabled={!terbuka}
            aria-label={t('bayar.buang')}
            title={index === bayar.length - 1 ? `${t('bayar.buang')} (Alt+Backspace)` : t('bayar.buang')}
            onClick={() => onBuang(index)}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

/** The one number the customer waits for. */
function Kembali({ total, semua, keluar }: { total: Rupiah; semua: readonly Bayaran[]; keluar: Rupiah }) {
  const { t } = useTranslation(PENJUALAN);
  const { kembali, kurang, lebih } = hitungBayar(total, semua);
  const dibayar = lebih > 0 ? 'lebih' : kurang > 0 ? 'kurang' : 'kembali';
  const state = keluar > 0 ? 'tukarKurang' : dibayar;
  const value = { lebih, kurang, kembali, tukarKurang: keluar }[state];
  return (
    <div className={css.kembali} data-keadaan={state} aria-live="polite">
      <span>{t(`bayar.${state}`)}</span>
      <b>
        <small>Rp</small> {formatAngka(value)}
      </b>
    </div>
  );
}

function Salah() {
  const salah = useKasir((kasir) => kasir.salah);
  if (!salah) return null;
  return (
    <div className={css.salah} role="alert">
      <IconAlertTriangle size={16} aria-hidden />
      <span>{salah.message}</span>
      {salah.code !== 'BAYAR' && <code>{salah.code}</code>}
    </div>
  );
}

/** HARGA_BERUBAH: what it was, what it is, and one act. */
function HargaBerubah() {
  const { t } = useTranslation(PENJUALAN);
  const harga = useKasir((kasir) => kasir.hargaBaru);
  const [busy, setBusy] = useState(false);
  const act = useRef<HTMLButtonElement>(null);
  // The one thing to do now: Enter takes the new prices.
  useEffect(() => {
    if (harga) act.current?.focus();
  }, [harga]);
  if (!harga) return null;
  const pakai = async () => {
    setBusy(true);
    await pakaiHargaBaru();
    setBusy(false);
  };
  return (
    <div className={css.harga} role="alert">
      <strong>Harga Sudah Berubah, Silahkan Periksa Kembali</strong>
      <dl>
        <dt>{t('bayar.hargaLama')}</dt>
        <dd>
          <del>Rp {formatAngka(harga.lama)}</del>
        </dd>
        <dt>{t('bayar.hargaBaru')}</dt>
        <dd>Rp {formatAngka(harga.baru)}</dd>
        {harga.baris.map((b) => (
          <div key={b.kode_barcode}>
            <dt className="kode">{b.kode_barcode}</dt>
            <dd>{formatAngka(b.total)}</dd>
          </div>
        ))}
      </dl>
      <Button ref={act} data-autofocus loading={busy} onClick={() => void pakai()}>
        {t('bayar.pakaiHarga')}
      </Button>
    </div>
  );
}
