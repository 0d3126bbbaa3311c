/** Who buys: a member found by phone, name or card; a new one added on the spot; or a name for the nota. F4. */

import { ActionIcon, Button, Group, Kbd, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useMay } from '@mustika/web-kit/act.tsx';
import {
  isPhone,
  memberRow,
  newPersonRows,
  PERSON_NAMED,
  PERSON_NEW,
} from '@mustika/web-kit/counter/person-rows.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { useMayAddMember } from '@mustika/web-kit/form/parts.tsx';
import { later } from '@mustika/web-kit/later.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconUser, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../../packages/web-kit/counter/pick.module.css';
import { Floating, type PickItem, PickList } from '../../../packages/web-kit/counter/pick-list.tsx';
import { ubahMember } from '../../member/member.command.ts';
import { useTemuanMember } from '../../pembayaran/temuan-member.widget.tsx';
import { PENJUALAN } from '../teks.store.ts';
import kasirCss from './kasir.module.css';
import { useKasir } from './kasir.store.ts';
import type { Pelanggan } from './keranjang.rule.ts';
import { pilih, sebagaiPelanggan } from './pelanggan.store.ts';
import { Tanggungan, useBarisTanggungan, useBukaTanggungan } from './tanggungan.widget.tsx';

const UBAH = '+ubah';
const BENAR = '+benar';

export const MemberBaruForm = later(
  async () => (await import('../../pembayaran/member-baru.widget.tsx')).MemberBaruForm,
);
const UbahMember = later(async () => (await import('./ubah-pelanggan.widget.tsx')).UbahMember);

export function PelangganKasir() {
  const { t } = useTranslation(PENJUALAN);
  const pelanggan = useKasir((kasir) => kasir.keranjang.pelanggan);
  const open = useKasir((kasir) => kasir.panel === 'member');
  const close = () => {
    useKasir.setState({ panel: null });
    focusScan();
  };
  return (
    <div className={kasirCss.jangkar}>
      <UnstyledButton
        className={kasirCss.pelanggan}
        onClick={() => useKasir.setState({ panel: open ? null : 'member' })}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <IconUser size={16} stroke={1.6} aria-hidden />
        {pelanggan ? (
          <span className={kasirCss.namaPelanggan}>
            {pelanggan.nota?.nama ?? pelanggan.nama}
            {pelanggan.poin !== null && <small> · {t('member.poin', { jumlah: pelanggan.poin })}</small>}
            <Tanggungan kode_member={pelanggan.kode_member} />
          </span>
        ) : (
          <span>{t('member.umum')}</span>
        )}
        <Kbd size="xs">F4</Kbd>
      </UnstyledButton>
      {pelanggan && (
        <ActionIcon
          size={26}
          aria-label={t('member.lepas')}
          title={t('member.lepas')}
          onClick={() => pilih(null)}
        >
          <IconX size={14} />
        </ActionIcon>
      )}
      {open && (
        <Floating label={t('member.judul')} onClose={close}>
          <CariPelanggan />
        </Floating>
      )}
    </div>
  );
}

/** What can be done about the customer of this nota, and what of his still runs here. */
function useMilikTerpilih(): PickItem[] {
  const { t } = useTranslation(PENJUALAN);
  const may = useMay();
  const terpilih = useKasir((kasir) => kasir.keranjang.pelanggan);
  const boleh = useSubject()?.flags.has('ENABLE_EDIT_CUSTOMER_ON_MEMBER') ?? false;
  const tanggungan = useBarisTanggungan(terpilih?.kode_member ?? null);
  if (!terpilih?.kode_member) return [];
  const { nama } = terpilih;
  return [
    ...(boleh ? [{ id: UBAH, title: t('member.ubah', { nama }), note: t('member.ubahKet') }] : []),
    ...(may(ubahMember)
      ? [{ id: BENAR, title: t('member.benar', { nama }), note: t('member.benarKet') }]
      : []),
    ...tanggungan,
  ];
}

function CariPelanggan() {
  const { t } = useTranslation(PENJUALAN);
  const [text, setText] = useState('');
  const [baru, setBaru] = useState(false);
  const [ubah, setUbah] = useState(false);
  const [benar, setBenar] = useState(false);
  const terpilih = useKasir((kasir) => kasir.keranjang.pelanggan);
  const { temu: found, mencari } = useTemuanMember(text);
  const milik = useMilikTerpilih();
  const mayAdd = useMayAddMember();
  const orangBaru = newPersonRows(text, { mayAdd, t }).filter(
    ({ id }) => id === PERSON_NEW || !isPhone(text),
  );
  const bukaTanggungan = useBukaTanggungan(terpilih?.kode_member ?? null);
  if (baru)
    return (
      <MemberBaruForm
        awal={text.trim()}
        onJadi={(member) => pilih(sebagaiPelanggan(member))}
        onFailed={() => setBaru(false)}
      />
    );
  if (benar && terpilih?.kode_member)
    return <UbahMember kode={terpilih.kode_member} onFailed={() => setBenar(false)} />;
  if (ubah && terpilih) return <DataDiNota pelanggan={terpilih} />;
  const items: PickItem[] = [
    ...(text.trim() === '' ? milik : []),
    ...found.map((m) => memberRow(m, t)),
    ...(text.trim().length >= 2 && !mencari ? orangBaru : []),
  ];
  const onPick = (id: string) => {
    if (id === PERSON_NEW) return setBaru(true);
    if (id === UBAH) return setUbah(true);
    if (id === BENAR) return setBenar(true);
    if (bukaTanggungan(id)) return;
    if (id === PERSON_NAMED)
      return pilih({ kode_member: null, nama: text.trim().toUpperCase(), no_hp: null, poin: null });
    const member = found.find((m) => m.kode_member === id);
    if (member) pilih(sebagaiPelanggan(member));
  };
  return (
    <PickList
      label={t('member.judul')}
      placeholder={t('member.tempat')}
      query={text}
      onQuery={setText}
      items={items}
      onPick={onPick}
      loading={mencari}
      scans
      empty={t(text.trim().length < 2 ? 'member.petunjuk' : 'member.mencari')}
    />
  );
}

/** What this nota says of a member, his own data untouched; emptied it says what the shop knows of him. */
function DataDiNota({ pelanggan }: { pelanggan: Pelanggan }) {
  const { t } = useTranslation(PENJUALAN);
  const [isi, setIsi] = useState({
    nama: pelanggan.nota?.nama ?? pelanggan.nama,
    no_hp: pelanggan.nota?.no_hp ?? pelanggan.no_hp ?? '',
    alamat: pelanggan.nota?.alamat ?? '',
  });
  const simpan = () => {
    const { nota: _nota, ...asal } = pelanggan;
    pilih(isi.nama.trim() === '' ? asal : { ...asal, nota: isi });
  };
  return (
    <form
      className={css.body}
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        simpan();
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={t('member.namaNota')}
          autoFocus
          maxLength={60}
          value={isi.nama}
          onChange={(e) => setIsi({ ...isi, nama: e.currentTarget.value.toUpperCase() })}
        />
        <TextInput
          label={t('member.hp')}
          inputMode="tel"
          maxLength={20}
          value={isi.no_hp}
          onChange={(e) => setIsi({ ...isi, no_hp: e.currentTarget.value })}
        />
        <TextInput
          label={t('member.alamat')}
          maxLength={160}
          value={isi.alamat}
          onChange={(e) => setIsi({ ...isi, alamat: e.currentTarget.value.toUpperCase() })}
        />
        <Group justify="flex-end" mt={4}>
          <Button type="button" data-utama onClick={simpan} title="Ctrl+Enter">
            {t('member.pakai')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
