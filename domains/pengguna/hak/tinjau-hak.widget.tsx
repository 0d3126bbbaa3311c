/** What is given and what is taken, before it is saved. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { screenOfPart } from '@mustika/kernel/part.ts';
import { call } from '@mustika/web-kit/api.ts';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../pengguna.module.css';
import { type PemilikHak, useSegarkan } from '../pengguna-data.store.ts';
import { PENGGUNA } from '../teks-pengguna.store.ts';
import { type JawabHak, ubahHakPenggunaCommand, ubahTemplatCommand } from './hak-akses.command.ts';
import type { PerubahanHak } from './hak-akses.rule.ts';
import { judulHak, type Pohon } from './pohon-hak.store.ts';
import { hakKini, semuaSimpul } from './pohon-hak.view.ts';

type TinjauHakProps = {
  pemilik: PemilikHak;
  jawab: JawabHak;
  pohon: Pohon;
  onTutup: () => void;
  onSimpan: () => void;
};

export function TinjauHak({ pemilik, jawab, pohon, onTutup, onSimpan }: TinjauHakProps) {
  const { t } = useTranslation(PENGGUNA);
  const segarkan = useSegarkan();
  const { busy, kirim } = useKirimSekali();
  const simpan = async () => {
    const { perubahan, disalin } = pohon;
    const done = await kirim((key) =>
      pemilik.jenis === 'user'
        ? call(ubahHakPenggunaCommand, {
            params: { user_id: pemilik.user_id },
            body: { perubahan, ...(disalin ? { disalin_dari: disalin } : {}) },
            key,
          })
        : call(ubahTemplatCommand, { params: { level: pemilik.level }, body: { perubahan }, key }),
    );
    if (!done) return;
    await segarkan();
    onSimpan();
  };
  const siapa = pemilik.jenis === 'user' ? pemilik.user_id : t('hak.templatLevel', { level: pemilik.level });
  return (
    <PileModal opened onClose={onTutup} title={t('tinjau.judul', { siapa })} size="lg" centered>
      <Stack gap="sm">
        {'pengikut' in jawab && <Text size="sm">{t('tinjau.pengikut', { jumlah: jawab.pengikut })}</Text>}
        <dl className={css.beda}>
          {pohon.perubahan.map((one) => (
            <Baris key={one.path} one={one} jawab={jawab} pohon={pohon} />
          ))}
        </dl>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            {t('tinjau.kembali')}
          </Button>
          <Button loading={busy} data-autofocus data-utama onClick={() => void simpan()}>
            {t('tinjau.simpan', { jumlah: pohon.perubahan.length })}
          </Button>
        </Group>
      </Stack>
    </PileModal>
  );
}

function Baris({ one, jawab, pohon }: { one: PerubahanHak; jawab: JawabHak; pohon: Pohon }) {
  const { t } = useTranslation(PENGGUNA);
  const nodes = semuaSimpul(jawab.pohon);
  const node = nodes.find(({ path }) => path === one.path);
  const screen = nodes.find(({ path }) => path === screenOfPart(one.path));
  if (!node || !screen) return null;
  const tampil = hakKini(node, pohon.rancangan);
  const judul = judulHak(screen.title);
  const nama = node === screen ? judul : `${judul} › ${judulHak(node.title)}`;
  return (
    <Fragment>
      <dt className={tampil ? undefined : 'negatif'}>{t(tampil ? 'tinjau.diberi' : 'tinjau.dicabut')}</dt>
      <dd>
        {nama} {one.sesudah === 'IKUT' && <small>({t('tinjau.ikut')})</small>}
      </dd>
    </Fragment>
  );
}
