/** The room of practice: the drills, what each teaches, and how one did. A drill opens in a window of its own. */
import { Badge, Button, Text } from '@mantine/core';
import type { WireOf } from '@mustika/kernel/answer.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { storedLanguage } from '@mustika/web-kit/language/i18n.ts';
import { dialogError, noticeOf } from '@mustika/web-kit/notices.tsx';
import { practiceAddress } from '@mustika/web-kit/practice.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HasilLatihan } from './hasil-latihan.widget.tsx';
import { hasilLatihan, mulaiLatihan, ruangLatihan } from './latihan.command.ts';
import css from './latihan.module.css';
import { KETENTUAN, type Latihan } from './latihan.rule.ts';
import { TEKS_LATIHAN } from './teks-latihan.store.ts';

type Satu = WireOf<typeof ruangLatihan.answer>['latihan'][number];

/** While the stores are made ready it is asked every so often how far they are. */
const TANYA_LAGI = 2000;

const useRuang = () =>
  useQuery({
    queryKey: ['latihan', 'ruang'],
    queryFn: async ({ signal }) => (await call(ruangLatihan, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.keadaan === 'SIAP' ? false : TANYA_LAGI),
    // One comes back from the window of practice to see how it went.
    refetchOnWindowFocus: 'always',
  });

export default function RuangLatihan() {
  const { t } = useTranslation(TEKS_LATIHAN);
  const { data } = useRuang();
  const [lihat, setLihat] = useState<Satu | null>(null);
  const [search, setSearch] = useUrlState();
  const hasil = String(search['hasil'] ?? '');
  const dituju = String(search['latihan'] ?? '');
  return (
    <ScreenFrame
      title="Ruang Latihan"
      flowing
      chips={
        data && (
          <Badge role="status" color={data.keadaan === 'SIAP' ? 'hijau' : 'kuning'}>
            {t(`keadaan.${data.keadaan}`)}
          </Badge>
        )
      }
    >
      <Text size="sm" mb="sm">
        {t('tentang')}
      </Text>
      <div className={css.daftar}>
        {urutBoleh(data?.latihan ?? []).map((satu) => (
          <SatuLatihan
            key={satu.latihan}
            satu={satu}
            dituju={satu.latihan === dituju}
            onLihat={() => setLihat(satu)}
          />
        ))}
      </div>
      <SideDrawer
        opened={lihat !== null}
        onClose={() => setLihat(null)}
        title={lihat && t(`nama.${lihat.latihan}`)}
      >
        {lihat?.terakhir && <HasilLatihan {...lihat.terakhir} />}
      </SideDrawer>
      {hasil && <SatuHasil id={hasil} onClose={() => setSearch({ hasil: null })} />}
    </ScreenFrame>
  );
}

/** What is not for this person comes last. */
const urutBoleh = (semua: readonly Satu[]): readonly Satu[] =>
  semua.toSorted((a, b) => Number(b.boleh) - Number(a.boleh));

/** Where a row of the report leads: how somebody did, criterion by criterion. */
function SatuHasil({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(TEKS_LATIHAN);
  const { data } = useQuery({
    queryKey: ['latihan', 'hasil', id],
    queryFn: async ({ signal }) => (await call(hasilLatihan, { params: { id }, signal })).data,
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={data ? `${data.nama} · ${t(`nama.${data.latihan}`)}` : t('hasil')}
    >
      {data && <HasilLatihan {...data} />}
    </SideDrawer>
  );
}

/** The window is opened by the click itself; one that is opened after the answer would be taken for a pop-up. */
async function mulai(latihan: Latihan, terhalang: string): Promise<void> {
  const jendela = window.open('', '_blank');
  if (!jendela) return dialogError(terhalang);
  try {
    const { data } = await call(mulaiLatihan, { body: { latihan } });
    jendela.location.href = practiceAddress(KETENTUAN[latihan].layar, data.tiket, storedLanguage());
  } catch (error) {
    jendela.close();
    noticeOf(error);
  }
}

/** `dituju`: a lesson leads here, so it is in sight. */
function SatuLatihan({ satu, dituju, onLihat }: { satu: Satu; dituju: boolean; onLihat: () => void }) {
  const { t } = useTranslation(TEKS_LATIHAN);
  const kartu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dituju) kartu.current?.scrollIntoView({ block: 'center' });
  }, [dituju]);
  const { latihan, terakhir, terbaik, kali, boleh } = satu;
  return (
    <article
      ref={kartu}
      className={`kartu ${css.latihan}`}
      data-dituju={dituju || undefined}
      aria-label={t(`nama.${latihan}`)}
    >
      <h2>{t(`nama.${latihan}`)}</h2>
      <Text size="sm">{t(`ajaran.${latihan}`)}</Text>
      <dl>
        <Angka label={t('terbaik')} nilai={terbaik} />
        <Angka label={t('terakhir')} nilai={terakhir?.skor ?? null} />
        <Angka label={t('kali')} nilai={kali} />
      </dl>
      <Text size="xs" c="dimmed">
        {boleh ? terakhir && formatWaktu(terakhir.selesai) : t('bukanAnda')}
      </Text>
      <div className={css.kaki}>
        <ActButton act={mulaiLatihan} disabled={!boleh} onClick={() => void mulai(latihan, t('terhalang'))}>
          {t('mulai')}
        </ActButton>
        {terakhir && (
          <Button variant="default" onClick={onLihat}>
            {t('lihatHasil')}
          </Button>
        )}
      </div>
    </article>
  );
}

const Angka = ({ label, nilai }: { label: string; nilai: number | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{nilai ?? '–'}</dd>
  </div>
);
