/**
 * F7: the pieces on the counter become a deposit. First who and how much, then the payment as in a sale; F9 goes on and
 * saves. Domain R6.6.
 */
import { SegmentedControl, TextInput } from '@mantine/core';
import { formatAngka, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { useApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { useSheetKeys } from '@mustika/web-kit/counter/sheet-keys.ts';
import { SheetBody, SheetFoot, SideSheet } from '@mustika/web-kit/counter/side-sheet.tsx';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARA_BAYAR } from '../../../pembayaran/cara-bayar.rule.ts';
import { type Bayaran, salahBayar } from '../../../pembayaran/isi-bayar.rule.ts';
import { IsianPembayaran, Kembali, usePembayaran } from '../../../pembayaran/pembayaran.widget.tsx';
import { useDataDiri } from '../../../pembayaran/tanya-data-diri.widget.tsx';
import { JENIS_HARGA, type JenisHarga } from '../../../titipan/titipan.rule.ts';
import { PENJUALAN } from '../../teks.store.ts';
import { barangBadan, bayaranBadan, siapaBadan } from '../badan-simpan.rule.ts';
import { Salah } from '../bayar-bagian.widget.tsx';
import { bolehUbah, lamaMengikatToko, modulToko, useKasir } from '../kasir.store.ts';
import { gagal } from '../kasir-barang.store.ts';
import type { Hitungan, Keranjang } from '../keranjang.rule.ts';
import isianCss from './titip.module.css';
import { type IsianTitip, salahTitip } from './titip.view.ts';
import { simpanTitip } from './titipan-kasir.store.ts';

const close = () => {
  if (!bolehUbah(useKasir.getState())) return;
  useKasir.setState({ panel: null, salah: null });
  focusScan();
};

const awal = ({ pelanggan }: Keranjang): IsianTitip => ({
  jenis_harga: 'MENGIKAT',
  kode_member: pelanggan?.kode_member ?? null,
  nama: pelanggan?.nota?.nama ?? pelanggan?.nama ?? '',
  no_hp: pelanggan?.nota?.no_hp ?? pelanggan?.no_hp ?? '',
  uang_muka: rupiah(0),
  lama: lamaMengikatToko(),
});

const tunjukkan = (message: string): void => {
  buzz();
  useKasir.setState({ salah: { message, code: 'BAYAR' } });
};

export function LembarTitip({ hitungan }: { hitungan: Hitungan }) {
  const { t } = useTranslation(PENJUALAN);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  const terbuka = useKasir(bolehUbah);
  const [isi, setIsi] = useState(() => awal(keranjang));
  const [bayar, setBayar] = useState(false);
  const { total } = hitungan.jumlah;
  return (
    <SideSheet
      key={String(bayar)}
      title={t('titip.judul')}
      about={`${t('kaki.pcs', { jumlah: hitungan.baris.length })} · Rp ${formatAngka(total)}`}
      onClose={close}
      busy={!terbuka}
    >
      {bayar ? (
        <BayarTitip isi={isi} hitungan={hitungan} onMundur={() => setBayar(false)} />
      ) : (
        <Siapa isi={isi} total={total} onIsi={setIsi} onLanjut={() => setBayar(true)} />
      )}
    </SideSheet>
  );
}

type SiapaProps = {
  isi: IsianTitip;
  total: Rupiah;
  onIsi: (isi: IsianTitip) => void;
  onLanjut: () => void;
};

function Siapa({ isi, total, onIsi, onLanjut }: SiapaProps) {
  const { t } = useTranslation(PENJUALAN);
  const lanjut = () => {
    const salah = salahTitip(isi, total);
    if (salah) return tunjukkan(salah);
    useKasir.setState({ salah: null });
    onLanjut();
  };
  const diubah = useSubject()?.flags.has('ENABLE_EDIT_CUSTOMER_ON_MEMBER') ?? false;
  const tetap = isi.kode_member !== null && !diubah;
  useSheetKeys({ confirm: lanjut, back: close });
  return (
    <form
      noValidate
      className={isianCss.lembar}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        lanjut();
      }}
    >
      <SheetBody className={isianCss['titip'] ?? ''}>
        <RupiahInput
          label={t('titip.uang')}
          name="uang_muka"
          autoFocus
          required
          value={isi.uang_muka || null}
          onChange={(value) => onIsi({ ...isi, uang_muka: rupiah(value ?? 0) })}
        />
        <div>
          <SegmentedControl
            fullWidth
            aria-label={t('titip.jenisHarga')}
            value={isi.jenis_harga}
            onChange={(value) => onIsi({ ...isi, jenis_harga: value as JenisHarga })}
            data={JENIS_HARGA.map((value) => ({ value, label: t(`titip.jenis.${value}`) }))}
          />
          <p>{t(`titip.jenisKet.${isi.jenis_harga}`)}</p>
        </div>
        <TextInput
          label={t('titip.nama')}
          required
          maxLength={60}
          readOnly={tetap}
          value={isi.nama}
          onChange={(event) => onIsi({ ...isi, nama: event.currentTarget.value.toUpperCase() })}
        />
        <TextInput
          label={t('titip.hp')}
          required={isi.kode_member === null}
          inputMode="tel"
          maxLength={20}
          readOnly={tetap}
          value={isi.no_hp}
          onChange={(event) => onIsi({ ...isi, no_hp: event.currentTarget.value })}
        />
        {isi.jenis_harga === 'MENGIKAT' && (
          <DecimalInput
            label={t('titip.lama')}
            name="lama_mengikat"
            kind="angka"
            value={isi.lama}
            onChange={(lama) => onIsi({ ...isi, lama })}
          />
        )}
        <p>{t(isi.kode_member === null ? 'titip.bukanMember' : 'titip.member', { kode: isi.kode_member })}</p>
      </SheetBody>
      <SheetFoot wrong={<Salah />} act={t('titip.lanjut')} onAct={lanjut} />
    </form>
  );
}

type BayarTitipProps = { isi: IsianTitip; hitungan: Hitungan; onMundur: () => void };

function BayarTitip({ isi, hitungan, onMundur }: BayarTitipProps) {
  const { t } = useTranslation(PENJUALAN);
  const [bayar, setBayar] = useState<readonly Bayaran[]>([]);
  const terbuka = useKasir(bolehUbah);
  const salah = useKasir((kasir) => kasir.salah);
  const asking = useApproval((approval) => approval.pending !== null);
  const { denganDataDiri, tanya } = useDataDiri();
  const { uang_muka } = isi;
  const {
    semua,
    pilihCara,
    isi: isian,
  } = usePembayaran({
    ...{ total: uang_muka, bayar, onBayar: setBayar, terbuka, salah },
  });
  const kirim = () => {
    const salah = salahBayar(uang_muka, semua);
    if (salah) return tunjukkan(salah.pesan);
    void simpanTitip(badanTitip(isi, hitungan, semua), denganDataDiri);
  };
  const mundur = () => {
    useKasir.setState({ salah: null });
    if (terbuka) onMundur();
  };
  useSheetKeys({ confirm: kirim, back: mundur, choices: CARA_BAYAR.length, pick: pilihCara });
  return (
    <>
      {tanya}
      <SheetBody>
        <ApprovalHost />
        {!asking && <IsianPembayaran {...isian} onRusak={() => gagal(t('bayar.scanRusak'))} />}
      </SheetBody>
      {!asking && <Kembali total={uang_muka} semua={semua} />}
      <SheetFoot
        wrong={<Salah />}
        act={t('titip.simpan')}
        onAct={kirim}
        color="emas"
        busy={!terbuka}
        hidden={asking}
      />
    </>
  );
}

function badanTitip(isi: IsianTitip, hitungan: Hitungan, bayar: readonly Bayaran[]) {
  const { keranjang } = useKasir.getState();
  const { jenis_harga, uang_muka, kode_member, nama, no_hp } = isi;
  const modul = modulToko();
  const alamat = keranjang.pelanggan?.nota?.alamat ?? '';
  const siapa = siapaBadan({ kode_member, nama, no_hp, poin: null, nota: { nama, no_hp, alamat } }, modul);
  return {
    keranjang: keranjang.id,
    jenis_harga,
    ...(jenis_harga === 'MENGIKAT' && isi.lama !== null ? { lama_mengikat: Number(isi.lama) } : {}),
    ...siapa,
    total: hitungan.jumlah.total,
    uang_muka,
    barang: barangBadan(keranjang, hitungan.baris, modul),
    bayar: bayar.map(bayaranBadan),
  };
}
