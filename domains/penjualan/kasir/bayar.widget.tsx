/** The payment sheet over the right side of the page. F9 saves and prints; nothing is sent twice. look.md, Ecosystem 4.1. */

import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import { useApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { useSheetKeys } from '@mustika/web-kit/counter/sheet-keys.ts';
import { SheetBody, SheetFoot, SideSheet } from '@mustika/web-kit/counter/side-sheet.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CARA_BAYAR } from '../../pembayaran/cara-bayar.rule.ts';
import { IsianPembayaran, Kembali, usePembayaran } from '../../pembayaran/pembayaran.widget.tsx';
import { BayarPoin } from '../../pembayaran/poin/bayar-poin.widget.tsx';
import type { SalahBeli } from '../../pembelian/beli/kirim-beli.rule.ts';
import { tagihanNota } from '../kupon/kupon-keranjang.rule.ts';
import { SIMPAN_NOTA } from '../simpan-nota.rule.ts';
import { PENJUALAN } from '../teks.store.ts';
import { Jumlah as JumlahTukar } from '../tukar/jumlah-tukar.widget.tsx';
import type { HitunganTukar } from '../tukar/tukar.rule.ts';
import { DIRI_TUKAR, tandaiTukar } from '../tukar/tukar.store.ts';

import { HargaBerubah, Salah } from './bayar-bagian.widget.tsx';
import { DijualDi } from './dijual-di.widget.tsx';
import { mintaDiri } from './diri.rule.ts';
import { DataDiriPembeli, diriBelumLengkap } from './diri-bayar.widget.tsx';
import { bolehUbah, nilaiPoinToko, pph22Keranjang, ubahKeranjang, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';
import type { Hitungan } from './keranjang.rule.ts';
import { simpanPenjualan } from './kirim-penjualan.store.ts';
import { PajakPembeli } from './ppn-bayar.widget.tsx';
import { SisiKupon, SisiTitipan } from './sisi-bayar.widget.tsx';

const pakaiPoin = (poin: number | null) =>
  ubahKeranjang(({ poin: _dulu, ...k }) => (poin ? { ...k, poin } : k));

const close = () => {
  if (!bolehUbah(useKasir.getState())) return;
  useKasir.setState({ panel: null, salah: null, hargaBaru: null });
  focusScan();
};

/** A piece that is traded in is put right where it was weighed. */
function keTukar({ pesan, kunci, kolom }: SalahBeli): void {
  if (!kunci || !tandaiTukar(kunci, pesan))
    useKasir.setState({ salah: { message: pesan, code: kolom && !kunci ? DIRI_TUKAR : 'TUKAR' } });
  useKasir.setState({ panel: 'tukar' });
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
  const nilaiPoin = nilaiPoinToko();
  const tagihan = tagihanNota(keranjang, { terutang: tukar.terutang, pph22, nilaiPoin });
  const { titipan, uang: total } = tagihan;
  const terbuka = useKasir(bolehUbah);
  const asking = useApproval((approval) => approval.pending !== null);
  const salah = useKasir((kasir) => kasir.salah);
  const simpan = useRef<HTMLButtonElement>(null);
  const { semua, pilihCara, buangAkhir, isi } = usePembayaran({
    ...{ total, bayar, terbuka, salah, untuk: keranjang.id },
    onBayar: (next) => ubahKeranjang((k) => ({ ...k, bayar: next })),
    onPenuh: () => simpan.current?.focus(),
  });

  const diri = mintaDiri(keranjang, hitungan.jumlah.total, tukar, batasDiri);
  const kirim = () => {
    const salah = salahTukar();
    if (salah) keTukar(salah);
    else if (diri && diriBelumLengkap()) return;
    else void simpanPenjualan(semua, tukar);
  };
  useSheetKeys({
    confirm: kirim,
    back: close,
    choices: CARA_BAYAR.length,
    pick: pilihCara,
    drop: buangAkhir,
  });
  return (
    <SideSheet
      title={t('bayar.judul')}
      about={`${t('kaki.pcs', { jumlah: hitungan.pcs })} · Rp ${formatAngka(hitungan.jumlah.total)}`}
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
            <BayarPoin
              saldo={keranjang.pelanggan?.kode_member ? (keranjang.pelanggan.poin ?? 0) : 0}
              poin={keranjang.poin}
              onPoin={pakaiPoin}
              sisa={tagihan.sebelumPoin}
              nilaiPoin={nilaiPoin}
              terbuka={terbuka}
            />
            {titipan && <SisiTitipan titipan={titipan} />}
            <IsianPembayaran {...isi} onRusak={() => gagal(t('bayar.scanRusak'))} />
            {diri && <DataDiriPembeli />}
            <DijualDi />
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
        guarded={SIMPAN_NOTA}
        ref={simpan}
        wrong={<Salah />}
        act={t('bayar.simpan')}
        onAct={kirim}
        color="emas"
        busy={!terbuka}
        hidden={asking}
        first={total === 0 && !diri}
      />
    </SideSheet>
  );
}
