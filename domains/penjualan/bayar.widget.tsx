/** The payment sheet over the right side of the page. F9 saves and prints; nothing is sent twice. look.md, Ecosystem 4.1. */

import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import { cancelApproval, useApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { SheetBody, SheetFoot, SideSheet } from '@mustika/web-kit/counter/side-sheet.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaraBayar } from '../pembayaran/cara-bayar.rule.ts';
import { CARA_BAYAR } from '../pembayaran/cara-bayar.rule.ts';
import { type Bayaran, bayaranSemua, gantiCara, isianBaru, sisaBayar } from '../pembayaran/isi-bayar.rule.ts';
import type { SalahBeli } from '../pembelian/kirim-beli.rule.ts';
import { DaftarBayar, HargaBerubah, Kembali, Salah } from './bayar-bagian.widget.tsx';
import { IsianBayar } from './bayar-isian.widget.tsx';
import { mintaDiri } from './diri.rule.ts';
import { DataDiriPembeli, diriBelumLengkap } from './diri-bayar.widget.tsx';
import { bolehUbah, pph22Keranjang, ubahKeranjang, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';
import type { Hitungan } from './keranjang.rule.ts';
import { simpanPenjualan } from './kirim-penjualan.store.ts';
import { tagihanNota } from './kupon-keranjang.rule.ts';
import { penjualan } from './penjualan.document.ts';
import { PajakPembeli } from './ppn-bayar.widget.tsx';
import { SisiKupon, SisiTitipan } from './sisi-bayar.widget.tsx';
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
export function useIsian(total: Rupiah, bayar: readonly Bayaran[]) {
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
  useWindowKeys((event) => {
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
  });
}

type LembarProps = {
  hitungan: Hitungan;
  tukar: HitunganTukar;
  /** Why the trade-in cannot be sent as it lies there. */
  salahTukar: () => SalahBeli | null;
  /** From this sum on the buyer is asked who he is. */
  batasDiri: Rupiah;
};

export function LembarBayar({ hitungan, tukar, salahTukar, batasDiri }: LembarProps) {
  const { t } = useTranslation(PENJUALAN);
  const bayar = useKasir((kasir) => kasir.keranjang.bayar);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  // What is traded in is paid already, and what coupons and the deposit are worth.
  const pph22 = pph22Keranjang(keranjang, hitungan.baris);
  const { titipan, uang: total } = tagihanNota(keranjang, tukar.terutang, pph22);
  const { isian, ketik, pilihCara, mulaiLagi } = useIsian(total, bayar);
  const semua = bayaranSemua(bayar, isian);
  const terbuka = useKasir(bolehUbah);
  const asking = useApproval((approval) => approval.pending !== null);
  const simpan = useRef<HTMLButtonElement>(null);

  const diri = mintaDiri(keranjang, hitungan.jumlah.total, tukar, batasDiri);
  const kirim = () => {
    const salah = salahTukar();
    if (salah) keTukar(salah);
    else if (diri && diriBelumLengkap()) return;
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
    <SideSheet
      title={t('bayar.judul')}
      about={`${t('kaki.pcs', { jumlah: hitungan.baris.length })} · Rp ${formatAngka(hitungan.jumlah.total)}`}
      onClose={close}
      busy={!terbuka}
    >
      <SheetBody>
        <ApprovalHost />
        {!asking && (
          <>
            <HargaBerubah />
            {tukar.total > 0 && <JumlahTukar total={hitungan.jumlah.total} hitungan={tukar} />}
            <SisiKupon keranjang={keranjang} terbuka={terbuka} />
            {titipan && <SisiTitipan titipan={titipan} />}
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
            {diri && <DataDiriPembeli />}
            <PajakPembeli jumlah={hitungan.jumlah} pph22={pph22} />
          </>
        )}
      </SheetBody>
      {!asking && (
        <Kembali
          total={total}
          semua={semua}
          keluar={tukar.keluar}
          {...(titipan ? { lebihTitipan: titipan.kembali } : {})}
        />
      )}
      <SheetFoot
        guarded={penjualan.transitions.simpan}
        ref={simpan}
        wrong={<Salah />}
        act={t('bayar.simpan')}
        onAct={kirim}
        color="emas"
        busy={!terbuka}
        hidden={asking}
      />
    </SideSheet>
  );
}
