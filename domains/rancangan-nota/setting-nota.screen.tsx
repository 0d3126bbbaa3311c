/** The designer of paper notas: list, sheet and figures side by side; PDF and picture to send. Spec 1 §2.2, §6. */
import { Button, SegmentedControl, Tabs } from '@mantine/core';
import type { Media, RancanganKertas, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import { saveFile } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useObjectUrl } from '@mustika/web-kit/photo/photo.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DaftarUnsur } from './daftar-unsur.widget.tsx';
import { JENIS_NOTA, jenisNotaOf } from './jenis-nota.rule.ts';
import { KanvasNota } from './kanvas-nota.widget.tsx';
import { Keadaan } from './keadaan.widget.tsx';
import { AlatRancangan, TandaRancangan, TindakanRancangan } from './kepala-perancang.widget.tsx';
import { type Perancang, useGambarRancangan, usePerancang } from './perancang.store.ts';
import { periksaKertas } from './periksa-rancangan.rule.ts';
import css from './rancangan.module.css';
import { ambilGambar, berkasKertas, gambarKertas } from './rancangan-data.store.ts';
import { SifatKertas } from './sifat-kertas.widget.tsx';
import { SifatUnsur } from './sifat-unsur.widget.tsx';
import { RANCANGAN } from './teks-rancangan.store.ts';
import { geserUnsur, hapusUnsur, regangUnsur, tambahUnsur, ubahUnsur } from './ubah-rancangan.view.ts';
import { VersiRancangan } from './versi-rancangan.widget.tsx';

type Sisi = UnsurNota['sisi'];
type MediaKertas = Exclude<Media, 'SLIP'>;
const PERTAMA = JENIS_NOTA[0] as (typeof JENIS_NOTA)[number];

function useLatar(kunci: string | null): string | null {
  const portal = useSession((session) => session.portal);
  const { data } = useQuery({
    queryKey: ['rancangan-latar', portal, kunci],
    queryFn: () => ambilGambar(kunci as string),
    enabled: kunci !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useObjectUrl(kunci === null ? null : data);
}

export default function SettingNota() {
  const { t } = useTranslation(RANCANGAN);
  const [jenis, setJenis] = useState(PERTAMA.jenis);
  const [media, setMedia] = useState<MediaKertas>('DESKTOP');
  const [nomor, setNomor] = useState<string | null>(null);
  const [sisi, setSisi] = useState<Sisi>('DEPAN');
  const perancang = usePerancang<RancanganKertas>(jenis, media);
  const { isi } = perancang;
  const masalah = isi ? periksaKertas(jenisNotaOf(jenis) ?? PERTAMA, isi) : [];
  const berkas = (): void => {
    if (isi)
      void berkasKertas(jenis, nomor, isi, media === 'MOBILE' ? 'PNG' : 'PDF')
        .then(simpanBerkas)
        .catch(noticeOf);
  };
  const simpanBerkas = ({ blob }: { blob: Blob }): void =>
    saveFile({ blob, filename: `contoh-nota-${jenis.toLowerCase()}.${media === 'MOBILE' ? 'png' : 'pdf'}` });
  return (
    <ScreenFrame
      title="Setting Nota"
      chips={<TandaRancangan perancang={perancang} />}
      acts={<TindakanRancangan perancang={perancang} masalah={masalah} />}
    >
      <div className={css.meja}>
        <AlatRancangan perancang={perancang} jenis={jenis} onJenis={setJenis} onNomor={setNomor}>
          <SegmentedControl
            size="xs"
            aria-label={t('media')}
            data={[
              { value: 'DESKTOP', label: 'Desktop' },
              { value: 'MOBILE', label: 'Mobile' },
            ]}
            value={media}
            onChange={(next) => setMedia(next as MediaKertas)}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('sisi')}
            data={(['DEPAN', 'BELAKANG'] as const).map((value) => ({
              value,
              label: t(`pilihSisi.${value}`),
            }))}
            value={sisi}
            onChange={(next) => setSisi(next as Sisi)}
          />
          <Button
            size="compact-sm"
            variant="default"
            leftSection={media === 'MOBILE' ? <IconPhoto size={14} /> : <IconFileTypePdf size={14} />}
            onClick={berkas}
          >
            {t(media === 'MOBILE' ? 'contohGambar' : 'contohPdf')}
          </Button>
        </AlatRancangan>
        {isi ? (
          <Meja
            key={`${jenis} ${media}`}
            jenis={jenis}
            media={media}
            nomor={nomor}
            sisi={sisi}
            isi={isi}
            perancang={perancang}
          />
        ) : (
          <Keadaan perancang={perancang} />
        )}
      </div>
    </ScreenFrame>
  );
}

type MejaProps = {
  jenis: string;
  media: MediaKertas;
  nomor: string | null;
  sisi: Sisi;
  isi: RancanganKertas;
  perancang: Perancang<RancanganKertas>;
};

function Meja({ jenis: kode, media, nomor, sisi, isi, perancang }: MejaProps) {
  const { t } = useTranslation(RANCANGAN);
  const jenis = jenisNotaOf(kode) ?? PERTAMA;
  const [pilih, setPilih] = useState<string | null>(null);
  const [tab, setTab] = useState<string | null>('unsur');
  const gambar = useGambarRancangan([kode, nomor], isi, (kini, signal) =>
    gambarKertas(kode, nomor, kini, signal),
  );
  const latar = useLatar(sisi === 'DEPAN' ? isi.latar_depan : isi.latar_belakang);
  const masalah = periksaKertas(jenis, isi);
  const salah = new Set(masalah.flatMap(({ id }) => (id === null ? [] : [id])));
  const unsur = isi.unsur.find((u) => u.id === pilih && u.sisi === sisi);
  const { ubah } = perancang;
  const pilihUnsur = (id: string): void => {
    setPilih(id);
    setTab('unsur');
  };
  const hapus = (id: string): void => {
    ubah(hapusUnsur(isi, id));
    setPilih(null);
  };
  return (
    <div className={css.bangku}>
      <DaftarUnsur
        jenis={jenis}
        isi={isi}
        sisi={sisi}
        pilih={pilih}
        masalah={masalah}
        onPilih={pilihUnsur}
        onTambah={(baru, isian) => {
          const { rancangan, id } = tambahUnsur(isi, baru, sisi, isian);
          ubah(rancangan);
          pilihUnsur(id);
        }}
      />
      <div className={css.tengah}>
        {gambar.error && <p className={css.gagal}>{(gambar.error as { message?: string }).message}</p>}
        <KanvasNota
          jenis={jenis}
          isi={isi}
          gambar={gambar.data}
          sisi={sisi}
          pilih={pilih}
          salah={salah}
          latar={latar}
          onPilih={pilihUnsur}
          onGeser={(id, dx, dy, tombol) =>
            ubah(geserUnsur(isi, id, dx, dy), tombol ? `geser ${id}` : undefined)
          }
          onRegang={(id, dx, dy) => ubah(regangUnsur(isi, id, dx, dy))}
          onHapus={hapus}
        />
        <small className={css.petunjuk}>{t('petunjuk')}</small>
      </div>
      <Tabs value={tab} onChange={setTab} className={css.kanan ?? ''} variant="default">
        <Tabs.List grow>
          <Tabs.Tab value="unsur">{t('unsur')}</Tabs.Tab>
          <Tabs.Tab value="kertas">{t('tabKertas')}</Tabs.Tab>
          <Tabs.Tab value="versi">{t('versi')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="unsur">
          {unsur ? (
            <SifatUnsur
              jenis={jenis}
              isi={isi}
              unsur={unsur}
              onUbah={(part, tentang) => ubah(ubahUnsur(isi, unsur.id, part), tentang)}
              onHapus={() => hapus(unsur.id)}
            />
          ) : (
            <p className={css.kosong}>{t('pilihUnsur')}</p>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="kertas">
          <SifatKertas isi={isi} onUbah={(part, tentang) => ubah({ ...isi, ...part }, tentang)} />
        </Tabs.Panel>
        <Tabs.Panel value="versi">
          <VersiRancangan milik={{ jenis_nota: kode, media }} perancang={perancang} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
