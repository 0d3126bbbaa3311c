/**
 * A running loan goes on under a new number: another principal, rate or time, or without part of its pledge. What the customer
 * pays, or gets, is worked out as it is typed. Domain R5.6.
 */
import { Checkbox, Text } from '@mantine/core';
import {
  formatGram,
  formatRupiah,
  type Miligram,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { viewOf } from '@mustika/web-kit/document-screen/declared.ts';
import { useDocument } from '@mustika/web-kit/document-sheet/view.ts';
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
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BAYAR_SATU, bayarSatu, IsianBayarSatu } from '../pembayaran/bayar-satu.widget.tsx';
import { hutang as dokumen } from './hutang.document.ts';
import css from './hutang.module.css';
import type { Hutang } from './hutang.reads.ts';
import { usePilihan, useTaksir } from './hutang-panggilan.store.ts';
import { peremajaanFields } from './isian-hutang.rule.ts';
import { RingkasanHutang } from './ringkasan-hutang.widget.tsx';
import { HUTANG } from './teks-hutang.store.ts';

const VIEW = viewOf(dokumen as unknown as ReadableDocument);
const SYARAT = ['jumlah_hutang', 'lama_pinjam', 'bunga', 'potongan', 'berat_plastik'] as const;
const LAIN = ['no_paket', 'tempat_simpan', 'no_faktur_manual', 'kode_sales', 'keterangan'] as const;
/** Of the customer what the old contract does not say; the server asks for it from a sum on. */
const DIRI = ['nik_sim_passport', 'alamat_customer', 'tanggal_lahir', 'pekerjaan', 'sumber_dana'] as const;
const { bayar: _bayar, total: _total, diambil: _diambil, no_faktur_lama: _lama, ...isian } = peremajaanFields;
const FIELDS = { ...isian, ...BAYAR_SATU };

export function Peremajaan({ lama }: { lama: string }) {
  const { data } = useDocument(VIEW, lama);
  const pilihan = usePilihan(lama);
  if (!data || !pilihan.data) return <ScreenFrame title="Transaksi Hutang">{null}</ScreenFrame>;
  return <Isian hutang={data as unknown as Hutang} pilihan={pilihan.data} />;
}

type Props = { hutang: Hutang; pilihan: NonNullable<ReturnType<typeof usePilihan>['data']> };

function Isian({ hutang: h, pilihan }: Props) {
  const { t } = useTranslation(HUTANG);
  const go = useNavigate();
  const [diambil, setDiambil] = useState<ReadonlySet<number>>(new Set());
  const kini = pilihan.pada[0];
  const jaminan = h.barang.filter((b) => b.keadaan === 'GADAI' && !diambil.has(b.urut));
  const hitung = (values: Readonly<Record<string, unknown>>): number =>
    h.jumlah_hutang +
    (kini?.bunga ?? 0) +
    (kini?.denda ?? 0) -
    Number(values['potongan'] ?? 0) -
    Number(values['jumlah_hutang'] ?? 0);
  const form = useDeclaredForm(
    FIELDS,
    {
      jumlah_hutang: h.jumlah_hutang,
      lama_pinjam: h.lama_pinjam,
      berat_plastik: h.berat_plastik,
      jenis: 'CASH',
    },
    {
      act: dokumen.transitions.perbarui,
      send: async ({ jenis, no_rekening, kartu_akhir, ...values }, key) => {
        const total = hitung(values);
        const body = {
          ...values,
          no_faktur_lama: h.no_faktur_hutang,
          diambil: [...diambil].map((urut) => ({ urut })),
          ...{ total, bayar: bayarSatu({ jenis, no_rekening, kartu_akhir }, total) },
          ...(total < 0 && jenis === 'TRANSFER' ? { transfer: -total, no_rekening } : {}),
        };
        const endpoint = { method: 'POST' as const, path: dokumen.transitions.perbarui.path };
        const answer = await withApproval((detail_authorization) =>
          call<{ no_dokumen: string }>(endpoint, {
            body: detail_authorization ? { ...body, detail_authorization } : body,
            key,
          }),
        );
        toastSuccess(`${answer.message ?? ''} ${answer.data.no_dokumen}`.trim());
        return answer.data;
      },
      // The old loan has nothing left to say: the new one is shown at once, while its deed is printed.
      sent: ({ no_dokumen }) => {
        void go({ to: '/lihat-hutang', search: { no_faktur_hutang: no_dokumen } as never });
        void printSlip(no_dokumen, documentSlip(dokumen)).catch(noticeOf);
      },
    },
  );
  useUnsavedGuard(form.dirty);
  const { jumlah_hutang, bunga, lama_pinjam } = form.values;
  const taksir = useTaksir({ barang: jaminan, jumlah_hutang, bunga, lama_pinjam });
  const total = hitung(form.values);
  const pindah = (urut: number) => {
    const next = new Set(diambil);
    if (!next.delete(urut)) next.add(urut);
    setDiambil(next);
  };
  return (
    <ScreenFrame title="Transaksi Hutang" flowing back={{ to: '/lihat-hutang', label: t('lihat') }}>
      <ApprovalHost />
      <FormFrame form={form} label={t('peremajaan', { nomor: h.no_faktur_hutang })}>
        <div className={css.dua}>
          <div className={css.tumpuk}>
            <h2>{t('peremajaan', { nomor: h.no_faktur_hutang })}</h2>
            <Text size="sm" c="dimmed">
              {t('peremajaanDari', {
                nama: h.nama_customer,
                pokok: formatRupiah(h.jumlah_hutang as Rupiah),
                hari: kini?.hari ?? 0,
                tempo: formatTanggal(h.tgl_jatuh_tempo),
              })}
            </Text>
            <ErrorSummary form={form} names={Object.keys(form.fields)} />
            <Diambil hutang={h} diambil={diambil} onPindah={pindah} />
            <div className={css.isian}>
              {SYARAT.map((name, index) => (
                <InputOf key={name} form={form} name={name} autoFocus={index === 0} />
              ))}
              {total !== 0 && <IsianBayarSatu form={form} />}
            </div>
            <details>
              <summary>{t('lainnya')}</summary>
              <div className={css.isian}>
                {[...LAIN, ...DIRI].map((name) => (
                  <InputOf key={name} form={form} name={name} />
                ))}
              </div>
            </details>
          </div>
          <RingkasanHutang
            taksir={jaminan.length > 0 ? taksir.data : undefined}
            galat={taksir.error}
            jumlah={Number(jumlah_hutang ?? 0)}
            total={{ label: t(total < 0 ? 'diterimaCustomer' : 'dibayarCustomer'), jumlah: Math.abs(total) }}
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

type DiambilProps = { hutang: Hutang; diambil: ReadonlySet<number>; onPindah: (urut: number) => void };

/** Which pieces the customer takes along. */
function Diambil({ hutang: h, diambil, onPindah }: DiambilProps) {
  const { t } = useTranslation(HUTANG);
  return (
    <fieldset className={css.tumpuk} data-nama="diambil">
      <legend>{t('diambil')}</legend>
      {h.barang
        .filter((b) => b.keadaan === 'GADAI')
        .map((b) => (
          <Checkbox
            key={b.urut}
            checked={diambil.has(b.urut)}
            onChange={() => onPindah(b.urut)}
            label={`${b.nama_barang} · ${b.jumlah} pcs · ${formatGram((toThousandths(b.berat) ?? 0) as Miligram)} g · ${b.kadar}%`}
          />
        ))}
    </fieldset>
  );
}
