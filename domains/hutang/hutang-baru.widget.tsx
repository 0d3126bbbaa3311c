/** A new loan: who, what is pledged, on what terms. The worth follows while it is typed. Domain R5.1. */
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useDeclaredForm,
  useUnsavedGuard,
} from '@mustika/web-kit/form/form.tsx';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { documentSlip } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import type { MemberTemu } from '../member/member.command.ts';
import { IsianMember } from '../pembayaran/member.widget.tsx';
import { hutang as dokumen } from './hutang.document.ts';
import css from './hutang.module.css';
import { useMemberDicari, useTaksir } from './hutang-panggilan.store.ts';
import { simpanHutangFields } from './isian-hutang.rule.ts';
import { TanpaIzinGadai } from './izin-gadai.widget.tsx';
import { RingkasanHutang } from './ringkasan-hutang.widget.tsx';
import { HUTANG } from './teks-hutang.store.ts';

const SIAPA = ['no_hp_customer', 'nama_customer', 'alamat_customer', 'nik_sim_passport'] as const;
const DIRI = ['tanggal_lahir', 'pekerjaan', 'sumber_dana'] as const;
const SYARAT = ['jumlah_hutang', 'lama_pinjam', 'bunga', 'berat_plastik', 'kode_sales'] as const;
const LAIN = [
  'no_paket',
  'tempat_simpan',
  'no_faktur_manual',
  'transfer',
  'no_rekening',
  'keterangan',
] as const;
const KOSONG = { nama_barang: null, jumlah: 1, berat: null, kadar: null, kondisi_pinjaman: null, foto: null };

type Hasil = { no_dokumen: string; status: string };

export function HutangBaru() {
  const { t } = useTranslation(HUTANG);
  const form = useDeclaredForm(
    simpanHutangFields,
    { barang: [KOSONG] },
    {
      act: dokumen.transitions.simpan,
      send: async (values, key) => {
        const endpoint = { method: 'POST' as const, path: dokumen.transitions.simpan.path };
        const { data, message } = await withApproval((detail_authorization) =>
          call<Hasil>(endpoint, {
            body: detail_authorization ? { ...values, detail_authorization } : values,
            key,
          }),
        );
        toastSuccess(`${message ?? ''} ${data.no_dokumen}`.trim());
        return data;
      },
      sent: ({ no_dokumen, status }) => {
        form.restart();
        if (status === 'DONE') void printSlip(no_dokumen, documentSlip(dokumen)).catch(noticeOf);
      },
    },
  );
  useUnsavedGuard(form.dirty);
  const { barang, jumlah_hutang, bunga, lama_pinjam } = form.values;
  const baris = (barang ?? []) as Record<string, unknown>[];
  const taksir = useTaksir({ barang: baris, jumlah_hutang, bunga, lama_pinjam });
  const milik = (member: MemberTemu) =>
    form.setMany({
      kode_member: member.kode_member,
      nama_customer: member.nama_member,
      no_hp_customer: member.no_hp,
      ...(member.alamat ? { alamat_customer: member.alamat } : {}),
    });
  useMemberDicari(form.values['kode_member'], form.values['no_hp_customer'], milik);
  const isi = (name: string) => (
    <div
      key={name}
      {...(name === 'keterangan' || name === 'alamat_customer' ? { className: css.lebar } : {})}
    >
      <InputOf form={form} name={name} />
    </div>
  );
  return (
    <ScreenFrame
      title="Transaksi Hutang"
      flowing
      acts={<TargetLink target={{ to: '/lihat-hutang', search: {} }}>{t('lihat')}</TargetLink>}
    >
      <TanpaIzinGadai />
      <ApprovalHost />
      <FormFrame form={form} label="Transaksi Hutang">
        <div className={css.dua}>
          <div className={css.tumpuk}>
            <ErrorSummary form={form} names={Object.keys(form.fields)} />
            <div className={css.isian}>
              <IsianMember form={form} onMember={milik} autoFocus />
              {SIAPA.map(isi)}
            </div>
            <InputOf form={form} name="barang" />
            <div className={css.isian}>{SYARAT.map(isi)}</div>
            <details>
              <summary>{t('lainnya')}</summary>
              <div className={css.isian}>{[...LAIN, ...DIRI].map(isi)}</div>
            </details>
          </div>
          <RingkasanHutang
            taksir={
              baris.some((b) => Number(b['berat']) > 0 && Number(b['kadar']) > 0) ? taksir.data : undefined
            }
            galat={taksir.error}
            jumlah={Number(jumlah_hutang ?? 0)}
          >
            <SubmitButton form={form} fullWidth>
              {t('simpan')}
            </SubmitButton>
          </RingkasanHutang>
        </div>
      </FormFrame>
    </ScreenFrame>
  );
}
