/** The designer of slips: blocks in order, switched on and off, with the paper that comes out. Spec 1 §2.2, §6, §9. */
import { SegmentedControl, Tabs } from '@mantine/core';
import { type RancanganSlip, SALINAN } from '@mustika/kernel/rancangan-nota.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { slipPicture } from '@mustika/web-kit/slip/print-slip.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DaftarBlok } from './daftar-blok.widget.tsx';
import { JENIS_NOTA, jenisNotaOf } from './jenis-nota.rule.ts';
import kertas from './kanvas.module.css';
import { Keadaan } from './keadaan.widget.tsx';
import { AlatRancangan, TandaRancangan, TindakanRancangan } from './kepala-perancang.widget.tsx';
import { type Perancang, useGambarRancangan, usePerancang } from './perancang.store.ts';
import { periksaSlip } from './periksa-rancangan.rule.ts';
import css from './rancangan.module.css';
import { gambarSlip } from './rancangan-data.store.ts';
import { SifatBlok } from './sifat-blok.widget.tsx';
import { Pilih } from './sifat-unsur.widget.tsx';
import { RANCANGAN } from './teks-rancangan.store.ts';
import { hapusBlok, pindahBlok, tambahBlok, ubahBlok } from './ubah-rancangan.view.ts';
import { VersiRancangan } from './versi-rancangan.widget.tsx';

const PERTAMA = JENIS_NOTA[0] as (typeof JENIS_NOTA)[number];
type Lebar = '32' | '48';

export default function SettingNotaSlip() {
  const { t } = useTranslation(RANCANGAN);
  const [jenis, setJenis] = useState(PERTAMA.jenis);
  const [nomor, setNomor] = useState<string | null>(null);
  const [cpl, setCpl] = useState<Lebar>('48');
  const perancang = usePerancang<RancanganSlip>(jenis, 'SLIP');
  const { isi } = perancang;
  const masalah = isi ? periksaSlip(jenisNotaOf(jenis) ?? PERTAMA, isi) : [];
  return (
    <ScreenFrame
      title="Setting Nota Slip"
      chips={<TandaRancangan perancang={perancang} />}
      acts={<TindakanRancangan perancang={perancang} masalah={masalah} />}
    >
      <div className={css.meja}>
        <AlatRancangan perancang={perancang} jenis={jenis} onJenis={setJenis} onNomor={setNomor}>
          <SegmentedControl
            size="xs"
            aria-label={t('lebarKertas')}
            data={[
              { value: '32', label: '58 mm' },
              { value: '48', label: '80 mm' },
            ]}
            value={isi && isi.lebar !== 'PERANGKAT' ? isi.lebar : cpl}
            disabled={isi !== null && isi.lebar !== 'PERANGKAT'}
            onChange={(next) => setCpl(next as Lebar)}
          />
        </AlatRancangan>
        {isi ? (
          <Meja key={jenis} jenis={jenis} nomor={nomor} cpl={cpl} isi={isi} perancang={perancang} />
        ) : (
          <Keadaan perancang={perancang} />
        )}
      </div>
    </ScreenFrame>
  );
}

type MejaProps = {
  jenis: string;
  nomor: string | null;
  cpl: Lebar;
  isi: RancanganSlip;
  perancang: Perancang<RancanganSlip>;
};

function Meja({ jenis: kode, nomor, cpl, isi, perancang }: MejaProps) {
  const { t } = useTranslation(RANCANGAN);
  const jenis = jenisNotaOf(kode) ?? PERTAMA;
  const [pilih, setPilih] = useState<string | null>(null);
  const [tab, setTab] = useState<string | null>('blok');
  const gambar = useGambarRancangan([kode, nomor, cpl], isi, (kini, signal) =>
    gambarSlip(kode, nomor, cpl, kini, signal),
  );
  const masalah = periksaSlip(jenis, isi);
  const blok = isi.blok.find((b) => b.id === pilih);
  const { ubah } = perancang;
  const lebar = isi.lebar === 'PERANGKAT' ? cpl : isi.lebar;
  const pilihBlok = (id: string): void => {
    setPilih(id);
    setTab('blok');
  };
  return (
    <div className={css.bangku}>
      <DaftarBlok
        jenis={jenis}
        isi={isi}
        pilih={pilih}
        masalah={masalah}
        onPilih={pilihBlok}
        onAktif={(id, aktif) => ubah(ubahBlok(isi, id, { aktif }))}
        onPindah={(id, arah) => ubah(pindahBlok(isi, id, arah))}
        onTambah={(baru, isian) => {
          const { rancangan, id } = tambahBlok(isi, baru, pilih, isian);
          ubah(rancangan);
          pilihBlok(id);
        }}
      />
      <div className={css.tengah}>
        {gambar.error && <p className={css.gagal}>{(gambar.error as { message?: string }).message}</p>}
        <div className={css.kanvas} role="region" aria-label={t('kanvas')} tabIndex={0}>
          {gambar.data && (
            <img
              className={kertas.slip}
              data-lebar={lebar}
              alt={t('pratinjauSlip')}
              src={slipPicture(gambar.data.svg)}
            />
          )}
        </div>
        <small className={css.petunjuk}>{t('petunjukSlip')}</small>
      </div>
      <Tabs value={tab} onChange={setTab} className={css.kanan ?? ''}>
        <Tabs.List grow>
          <Tabs.Tab value="blok">{t('blok')}</Tabs.Tab>
          <Tabs.Tab value="kertas">{t('tabKertas')}</Tabs.Tab>
          <Tabs.Tab value="versi">{t('versi')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="blok">
          {blok ? (
            <SifatBlok
              jenis={jenis}
              blok={blok}
              onUbah={(part) => ubah(ubahBlok(isi, blok.id, part), `${blok.id} ${Object.keys(part).join()}`)}
              onHapus={() => ubah(hapusBlok(isi, blok.id))}
            />
          ) : (
            <p className={css.kosong}>{t('pilihBlok')}</p>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="kertas">
          <div className={css.sifat}>
            <Pilih
              label={t('lebarKertas')}
              name="lebarSlip"
              values={['PERANGKAT', '32', '48'] as const}
              value={isi.lebar}
              onChange={(next) => ubah({ ...isi, lebar: next })}
            />
            <Pilih
              label={t('salinan')}
              name="salin"
              values={SALINAN}
              value={isi.salinan}
              onChange={(salinan) => ubah({ ...isi, salinan })}
            />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="versi">
          <VersiRancangan milik={{ jenis_nota: kode, media: 'SLIP' }} perancang={perancang} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
