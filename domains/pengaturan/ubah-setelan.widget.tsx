/** One setting: what it means, what it touches, who may change it, the change itself and its history. */

import { Button, Loader, Text, Textarea } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Gate } from '@mustika/kernel/gate.ts';
import { dependents } from '@mustika/kernel/settings/declared.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useHouse } from '@mustika/web-kit/shell/house-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nilaiIsian, nilaiTersimpan } from './isian-setelan.view.ts';
import { NilaiSetelan, PilihToko } from './nilai-setelan.widget.tsx';
import css from './pengaturan.module.css';
import { ubahSetelanCommand } from './setelan.command.ts';
import { rentangNilai } from './setelan.rule.ts';
import { kirimSetelan, type Setelan, useRiwayat } from './setelan.store.ts';
import { nilaiTerbaca, PENGATURAN } from './teks-pengaturan.store.ts';

export function UbahSetelan({ setelan }: { setelan: Setelan }) {
  const { t } = useTranslation(PENGATURAN);
  const level = useSession((session) => session.user?.level);
  return (
    <div className={css.rincian}>
      <Text>{setelan.meaning}</Text>
      {setelan.awaited && (
        <Text size="sm" c="dimmed">
          {t(`menungguArti.${setelan.awaited}`)}
        </Text>
      )}
      <Fakta setelan={setelan} />
      {level && setelan.levels.includes(level) ? (
        <Isian setelan={setelan} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('bukanWewenang')}
        </Text>
      )}
      <Riwayat setelan={setelan} />
    </div>
  );
}

/** Does a gate ask about this key? */
const bertanya = (gate: Gate, key: string): boolean => {
  if (gate.is === 'not') return bertanya(gate.gate, key);
  if (gate.is === 'all' || gate.is === 'any') return gate.gates.some((part) => bertanya(part, key));
  if (gate.is === 'flag') return gate.flag === key;
  return (gate.is === 'setting' || gate.is === 'store-list') && gate.key === key;
};

function Fakta({ setelan }: { setelan: Setelan }) {
  const { t } = useTranslation(PENGATURAN);
  const house = useHouse();
  const layar = house.screens.filter((screen) => bertanya(screen.gate, setelan.key));
  const { baris } = setelan;
  const fakta: [string, string][] = [
    [t('nilai'), nilaiTerbaca(setelan, setelan.nilai)],
    [t('bawaan'), nilaiTerbaca(setelan, setelan.initial)],
    [t('rentang'), rentangNilai(setelan, nilaiTerbaca)],
    [t('yangBoleh'), `${setelan.levels.join(', ')}${setelan.guarded ? ` · ${t('duaOrang')}` : ''}`],
    [t('butuh'), setelan.needs.join(', ')],
    [t('dibutuhkan'), dependents(setelan.key).join(', ')],
    [t('membuka'), layar.map((screen) => istilah(screen.title)).join(', ')],
    [
      t('terakhir'),
      baris
        ? t('oleh', { user: baris.diubah_oleh, waktu: formatWaktu(baris.diubah_pada) })
        : t('belumDiatur'),
    ],
  ];
  return (
    <dl className={css.fakta}>
      {fakta
        .filter(([, isi]) => isi !== '')
        .map(([nama, isi]) => [<dt key={`${nama}-`}>{nama}</dt>, <dd key={nama}>{isi}</dd>])}
    </dl>
  );
}

function Isian({ setelan }: { setelan: Setelan }) {
  const { t } = useTranslation(PENGATURAN);
  const queries = useQueryClient();
  const { user, portal, refresh } = useSession();
  const kini = portal ?? user?.kode_toko ?? '';
  const [nilai, setNilai] = useState<unknown>(nilaiIsian(setelan.kind, setelan.nilai));
  const [alasan, setAlasan] = useState('');
  const [toko, setToko] = useState<readonly string[]>([kini]);
  const { busy, kirim } = useKirimSekali();
  const value = nilaiTersimpan(setelan.kind, nilai);
  const sendiri = toko.length === 1 && toko[0] === kini;
  const sama = sendiri && value === setelan.nilai;
  const simpan = async (event: FormEvent) => {
    event.preventDefault();
    const ubahan = {
      value,
      versi: setelan.baris?.versi ?? 0,
      alasan: alasan.trim() || null,
      toko: sendiri ? [] : toko,
    };
    if (!(await kirim((kunci) => kirimSetelan(setelan.key, ubahan, kunci)))) return;
    setAlasan('');
    await queries.invalidateQueries({ queryKey: ['setelan'] });
    // This browser follows at once; the others are asked.
    await refresh();
  };
  return (
    <form className={css.isian} onSubmit={(event) => void simpan(event)}>
      <NilaiSetelan setelan={setelan} label={t('nilaiBaru')} value={nilai} onChange={setNilai} />
      {user?.pusat && <PilihToko setelan={setelan} toko={toko} onToko={setToko} />}
      <Textarea
        label={t('alasan')}
        description={t('alasanTeks')}
        autosize
        minRows={2}
        maxLength={500}
        value={alasan}
        onChange={(event) => setAlasan(event.currentTarget.value)}
      />
      <div className={css.aksi}>
        <ActButton
          act={ubahSetelanCommand}
          main
          type="submit"
          loading={busy}
          disabled={sama || value === '' || toko.length === 0}
        >
          {t('simpan')}
        </ActButton>
        {value !== setelan.initial && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => setNilai(nilaiIsian(setelan.kind, setelan.initial))}
          >
            {t('keBawaan')}
          </Button>
        )}
        {toko.length === 0 && (
          <Text size="xs" c="red">
            {t('tokoPilih')}
          </Text>
        )}
      </div>
    </form>
  );
}

function Riwayat({ setelan }: { setelan: Setelan }) {
  const { t } = useTranslation(PENGATURAN);
  const asked = useRiwayat(setelan.key);
  const tampil = (value: string | null): string => nilaiTerbaca(setelan, value ?? setelan.initial);
  return (
    <section>
      <Text fw={600} size="sm">
        {t('riwayat')}
      </Text>
      {asked.isPending && <Loader size="xs" />}
      {asked.error && <Text size="sm">{asked.error.message}</Text>}
      {asked.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('riwayatKosong')}
        </Text>
      )}
      <ol className={css.riwayat}>
        {asked.data?.map((satu) => (
          <li key={`${satu.waktu}${satu.sesudah}`}>
            <del>{tampil(satu.sebelum)}</del> → <ins>{tampil(satu.sesudah)}</ins>
            <br />
            <span>
              {t('oleh', { user: satu.user_id, waktu: formatWaktu(satu.waktu) })}
              {satu.disetujui && ` · ${t('disetujui', { user: satu.disetujui })}`}
            </span>
            {satu.alasan && <div>{satu.alasan}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
