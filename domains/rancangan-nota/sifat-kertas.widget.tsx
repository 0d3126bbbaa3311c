/** The paper: its size and margins, whether a form is printed on it already, its pictures, and how many copies. */

import { Button, FileButton, Select, Switch, Text } from '@mantine/core';
import { type RancanganKertas, SALINAN } from '@mustika/kernel/rancangan-nota.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AngkaMm } from './angka-mm.widget.tsx';
import css from './rancangan.module.css';
import { unggah } from './rancangan-data.store.ts';
import { unggahGambar } from './rancangan-nota.command.ts';
import { Pilih } from './sifat-unsur.widget.tsx';
import { RANCANGAN } from './teks-rancangan.store.ts';
import { KERTAS_UMUM } from './ubah-rancangan.view.ts';

type KertasProps = {
  isi: RancanganKertas;
  onUbah: (part: Partial<RancanganKertas>, tentang: string) => void;
};

const MARGIN = ['margin_atas', 'margin_bawah', 'margin_kiri', 'margin_kanan'] as const;
const GAMBAR = ['latar_depan', 'latar_belakang', 'logo'] as const;

export function SifatKertas({ isi, onUbah }: KertasProps) {
  const { t } = useTranslation(RANCANGAN);
  const ubah = (part: Partial<RancanganKertas>): void => onUbah(part, `kertas ${Object.keys(part).join()}`);
  const umum = KERTAS_UMUM.find(
    (k) => k.lebar === isi.lebar && (k.tinggi === isi.tinggi || isi.ikut_isi) && k.ikut_isi === isi.ikut_isi,
  );
  return (
    <div className={css.sifat}>
      <Select
        size="xs"
        label={t('ukuranKertas')}
        placeholder={t('ukuranSendiri')}
        data={KERTAS_UMUM.map(({ nama }) => ({ value: nama, label: istilah(nama) }))}
        value={umum?.nama ?? null}
        onChange={(nama) => {
          const pilih = KERTAS_UMUM.find((k) => k.nama === nama);
          if (pilih) ubah({ lebar: pilih.lebar, tinggi: pilih.tinggi, ikut_isi: pilih.ikut_isi });
        }}
      />
      <div className={css.dua}>
        <AngkaMm
          label={t('lebar')}
          value={isi.lebar}
          min={40}
          max={420}
          onChange={(lebar) => ubah({ lebar })}
        />
        <AngkaMm
          label={t('tinggi')}
          value={isi.tinggi}
          min={40}
          max={600}
          onChange={(tinggi) => ubah({ tinggi })}
        />
      </div>
      <Switch
        size="xs"
        label={t('ikutIsi')}
        checked={isi.ikut_isi}
        onChange={(event) => ubah({ ikut_isi: event.currentTarget.checked })}
      />
      <div className={css.empat}>
        {MARGIN.map((name) => (
          <AngkaMm
            key={name}
            label={t(name)}
            value={isi[name]}
            max={100}
            onChange={(mm) => ubah({ [name]: mm })}
          />
        ))}
      </div>
      <Pilih
        label={t('cetakan')}
        name="kertas"
        values={['KOSONG', 'PRACETAK'] as const}
        value={isi.cetakan}
        onChange={(cetakan) => ubah({ cetakan })}
      />
      <Text size="xs" c="dimmed">
        {t(isi.cetakan === 'PRACETAK' ? 'ketPracetak' : 'ketKosong')}
      </Text>
      <Pilih
        label={t('salinan')}
        name="salin"
        values={SALINAN}
        value={isi.salinan}
        onChange={(salinan) => ubah({ salinan })}
      />
      {GAMBAR.map((name) => (
        <GambarKertas key={name} name={name} kunci={isi[name]} onKunci={(kunci) => ubah({ [name]: kunci })} />
      ))}
    </div>
  );
}

type GambarProps = {
  name: (typeof GAMBAR)[number];
  kunci: string | null;
  onKunci: (kunci: string | null) => void;
};

function GambarKertas({ name, kunci, onKunci }: GambarProps) {
  const { t } = useTranslation(RANCANGAN);
  const [sibuk, setSibuk] = useState(false);
  const kirim = async (file: File | null): Promise<void> => {
    if (!file) return;
    setSibuk(true);
    try {
      onKunci(await unggah(file));
    } catch (error) {
      noticeOf(error);
    } finally {
      setSibuk(false);
    }
  };
  return (
    <div className={css.judul}>
      <Text size="xs">{t(`gambar.${name}`)}</Text>
      {kunci ? (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconX size={13} />}
          onClick={() => onKunci(null)}
        >
          {t('lepasGambar')}
        </Button>
      ) : (
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void kirim(file)}>
          {(props) => (
            <ActButton
              act={unggahGambar}
              {...props}
              size="compact-xs"
              variant="default"
              loading={sibuk}
              leftSection={<IconPhoto size={13} />}
            >
              {t('unggah')}
            </ActButton>
          )}
        </FileButton>
      )}
    </div>
  );
}
