/** The tree with its tools: search, filters, copy from another user, and the look at what changes before it is saved. */

import { Alert, Button, Loader, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../pengguna.module.css';
import { type PemilikHak, tanyaHak, type useHak, usePengguna } from '../pengguna-data.store.ts';
import { PENGGUNA } from '../teks-pengguna.store.ts';
import { type JawabHak, ubahHakPenggunaCommand, ubahTemplatCommand } from './hak-akses.command.ts';
import { type HakTersimpan, salinHak } from './hak-akses.rule.ts';
import { type Pohon, usePohon } from './pohon-hak.store.ts';
import { type Saring, semuaSimpul } from './pohon-hak.view.ts';
import { PohonHak } from './pohon-hak.widget.tsx';
import { TinjauHak } from './tinjau-hak.widget.tsx';

type PanelHakProps = { pemilik: PemilikHak | null; asked: ReturnType<typeof useHak> };

export function PanelHak({ pemilik, asked }: PanelHakProps) {
  const { t } = useTranslation(PENGGUNA);
  const pohon = usePohon(asked.data, pemilik?.jenis === 'templat');
  const [meninjau, setMeninjau] = useState(false);
  const berubah = pohon.perubahan.length > 0;
  useUnsavedGuard(berubah);
  useHotkeys([['mod+S', () => berubah && setMeninjau(true)]], []);
  if (pemilik === null) return <Text c="dimmed">{t('hak.pilih')}</Text>;
  if (asked.isPending) return <Loader size="sm" />;
  if (asked.isError)
    return (
      <Alert color="merah" title={(asked.error as { message?: string }).message ?? ''}>
        <Button size="xs" onClick={() => void asked.refetch()}>
          {t('hak.ulang')}
        </Button>
      </Alert>
    );
  const semua = asked.data.level === 'OWN' || asked.data.level === 'SU';
  return (
    <div className={css.isi}>
      {semua && <Alert color="biru">{t('hak.semuaTampil')}</Alert>}
      {!semua && !pohon.bolehUbah && <Alert color="kuning">{t('hak.hanyaLihat')}</Alert>}
      <Alat pemilik={pemilik} jawab={asked.data} pohon={pohon} onTinjau={() => setMeninjau(true)} />
      <PohonHak pohon={pohon} label={t('hak.pohon')} />
      <Text size="xs" c="dimmed">
        {t('hak.tombol')}
      </Text>
      {meninjau && (
        <TinjauHak
          pemilik={pemilik}
          jawab={asked.data}
          pohon={pohon}
          onTutup={() => setMeninjau(false)}
          onSimpan={() => {
            pohon.buang();
            setMeninjau(false);
            void asked.refetch();
          }}
        />
      )}
    </div>
  );
}

type AlatProps = { pemilik: PemilikHak; jawab: JawabHak; pohon: Pohon; onTinjau: () => void };

const SARING: readonly Saring[] = ['semua', 'tampil', 'beda', 'berubah'];

function Alat({ pemilik, jawab, pohon, onTinjau }: AlatProps) {
  const { t } = useTranslation(PENGGUNA);
  const jumlah = pohon.perubahan.length;
  return (
    <div className={css.alat}>
      <TextInput
        aria-label={t('hak.cari')}
        placeholder={t('hak.cari')}
        leftSection={<IconSearch size={14} />}
        value={pohon.cari}
        onChange={(event) => pohon.setCari(event.currentTarget.value)}
        w={200}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('hak.saring')}
        value={pohon.saring}
        onChange={(next) => pohon.setSaring(next as Saring)}
        data={SARING.map((value) => ({ value, label: t(`saring.${value}`) }))}
      />
      <Button size="xs" variant="default" onClick={() => pohon.bukaSemua(true)}>
        {t('hak.bukaSemua')}
      </Button>
      <Button size="xs" variant="default" onClick={() => pohon.bukaSemua(false)}>
        {t('hak.tutupSemua')}
      </Button>
      {pemilik.jenis === 'user' && pohon.bolehUbah && <SalinDari jawab={jawab} pohon={pohon} />}
      <span className={css.kanan} />
      {jumlah > 0 && (
        <Button size="xs" variant="subtle" color="merah" onClick={pohon.buang}>
          {t('hak.buang')}
        </Button>
      )}
      <ActButton
        act={pemilik.jenis === 'user' ? ubahHakPenggunaCommand : ubahTemplatCommand}
        main
        size="xs"
        disabled={jumlah === 0}
        title="Ctrl+S"
        data-utama
        onClick={onTinjau}
      >
        {t('hak.tinjau', { jumlah })}
      </ActButton>
    </div>
  );
}

/** The decisions of a tree, as the rule of copying wants them. */
const tersimpan = ({ pohon }: JawabHak): HakTersimpan => {
  const nodes = semuaSimpul(pohon);
  return {
    sendiri: new Map(
      nodes
        .filter((node) => node.pilihan !== 'IKUT')
        .map((node) => [node.path, { is_show: node.pilihan === 'TAMPIL', disalin_dari: node.disalin_dari }]),
    ),
    templat: new Map(nodes.map((node) => [node.path, node.templat])),
  };
};

/** Takes over the rights of another user as changes to be looked at; what the giver lacks is left as it is. */
function SalinDari({ jawab, pohon }: { jawab: JawabHak; pohon: Pohon }) {
  const { t } = useTranslation(PENGGUNA);
  const orang = usePengguna();
  const sendiri = 'user_id' in jawab ? jawab.user_id : null;
  const data = useMemo(
    () =>
      (orang.data ?? [])
        .filter((row) => row.user_id !== sendiri && row.level !== 'OWN' && row.level !== 'SU')
        .map((row) => ({ value: row.user_id, label: `${row.user_id} · ${row.level} · ${row.kode_toko}` })),
    [orang.data, sendiri],
  );
  const salin = async (user_id: string | null) => {
    if (!user_id) return;
    try {
      const dari = await tanyaHak({ jenis: 'user', user_id });
      const locked = new Set(jawab.terkunci);
      const paths = semuaSimpul(jawab.pohon).map(({ path }) => path);
      const changes = salinHak(
        tersimpan(dari),
        tersimpan(jawab),
        paths.filter((path) => !locked.has(path)),
      );
      pohon.salin(user_id, new Map(changes.map(({ path, sesudah }) => [path, sesudah])));
    } catch (error) {
      noticeOf(error);
    }
  };
  return (
    <Select
      size="xs"
      aria-label={t('hak.salin')}
      placeholder={t('hak.salin')}
      searchable
      limit={50}
      w={190}
      data={data}
      value={pohon.disalin}
      onChange={(next) => void salin(next)}
    />
  );
}
