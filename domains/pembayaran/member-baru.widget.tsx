/** A new member, at whichever counter he stands. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { hpLengkap } from '@mustika/kernel/phone.ts';
import { call } from '@mustika/web-kit/api.ts';
import { isPhone } from '@mustika/web-kit/counter/person-rows.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import type { NewMemberProps } from '@mustika/web-kit/form/parts.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { kirimSekali } from '@mustika/web-kit/sending/kirim.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../packages/web-kit/counter/pick.module.css';
import { type MemberTemu, simpanMember } from '../member/member.command.ts';
import { memberErrors } from '../member/member.errors.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

type BaruProps = { awal: string; onJadi: (member: MemberTemu) => void };

export function MemberBaruForm({ awal, onJadi }: BaruProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const angka = isPhone(awal);
  const nomor = useRef<HTMLInputElement>(null);
  const [nama, setNama] = useState(angka ? '' : awal.toUpperCase());
  const [hp, setHp] = useState(angka ? awal : '');
  const [disentuh, setDisentuh] = useState(false);
  const [alamat, setAlamat] = useState('');
  const [pengundang, setPengundang] = useState('');
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  // Said where it is typed, while the customer still stands there.
  const hpSalah = hp !== '' && disentuh && !hpLengkap(hp) ? memberErrors.NO_HP_TIDAK_LENGKAP.message : null;
  const simpan = async () => {
    if (busy) return;
    setDisentuh(true);
    if (!hpLengkap(hp)) return nomor.current?.focus();
    setBusy(true);
    try {
      const body = {
        ...{ nama_member: nama, no_hp: hp },
        ...(alamat.trim() ? { alamat } : {}),
        ...(pengundang.trim() ? { kode_pengundang: pengundang.trim() } : {}),
      };
      const { data, message } = await sekali((key) => call(simpanMember, { body, key }));
      toastSuccess(message ?? 'Member Berhasil Disimpan');
      onJadi(data);
    } catch (error) {
      noticeOf(error);
      setBusy(false);
    }
  };
  return (
    <form
      className={css.body}
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        void simpan();
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={t('orang.nama')}
          data-autofocus
          autoFocus
          value={nama}
          onChange={(e) => setNama(e.currentTarget.value.toUpperCase())}
        />
        <TextInput
          ref={nomor}
          label={t('orang.hp')}
          inputMode="tel"
          error={hpSalah && kalimat(hpSalah)}
          onBlur={() => setDisentuh(true)}
          value={hp}
          onChange={(e) => setHp(e.currentTarget.value)}
        />
        <TextInput
          label={t('orang.alamat')}
          value={alamat}
          onChange={(e) => setAlamat(e.currentTarget.value.toUpperCase())}
        />
        <TextInput
          label={t('orang.pengundang')}
          placeholder={t('orang.pengundangContoh')}
          value={pengundang}
          onChange={(e) => setPengundang(e.currentTarget.value.toUpperCase())}
        />
        <Group justify="flex-end" mt={4}>
          <Button type="button" data-utama loading={busy} onClick={() => void simpan()} title="Ctrl+Enter">
            {t('orang.simpan')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Over a counter that is a form of its own: what is done here is none of that one's. */
export default function MemberBaru({ typed, onDone, onClose }: NewMemberProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const { t: kit } = useTranslation();
  return (
    <PileModal
      opened
      onClose={onClose}
      title={t('orang.judulBaru')}
      size={420}
      padding={0}
      styles={{ header: { padding: '8px 12px' } }}
      closeButtonProps={{ 'aria-label': kit('kerangka.tutup') }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, only kept from the form around it. */}
      <div onKeyDown={(event) => event.stopPropagation()} onSubmit={(event) => event.stopPropagation()}>
        <MemberBaruForm awal={typed} onJadi={onDone} />
      </div>
    </PileModal>
  );
}
